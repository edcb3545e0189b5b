/**
 * Short notices at the foot of the rail. Questions stay until they are answered, others six seconds, paused under the pointer. A notice with
 * the text and tag of the one before it is the same notice, so that no button changes under the pointer.
 */
import { untrack } from "svelte";
import type { IconName } from "../shell/icons";

export interface ToastAction {
  label: string;
  run: () => void;
}

export interface Toast {
  id: number;
  icon: IconName;
  text: string;
  actions: ToastAction[];
  sticky: boolean;
  tag: string;
}

let next = 1;
export const toasts = $state<{ list: Toast[] }>({ list: [] });

export function toast(icon: IconName, text: string, actions: ToastAction[] = [], sticky = false, tag = ""): void {
  const all = untrack(() => toasts.list);
  if (tag && all.some((x) => x.tag === tag && x.text === text)) return;
  const list = all.filter((x) => !tag || x.tag !== tag);
  toasts.list = [...list, { id: next++, icon, text, actions, sticky, tag }];
}

export function dismiss(id: number): void {
  toasts.list = untrack(() => toasts.list).filter((x) => x.id !== id);
}

export function dismissTag(tag: string): void {
  const list = untrack(() => toasts.list);
  if (list.some((x) => x.tag === tag)) toasts.list = list.filter((x) => x.tag !== tag);
}
