/** Parts of a table that are not needed to see it: they are no part of the first load. */
import type { Component } from "svelte";
import { whenIdle } from "../lib/idle";
import Later from "./Later.svelte";

type Load<P extends Record<string, any>> = () => Promise<{ default: Component<P> }>;
const wanted = new Set<() => Promise<unknown>>();

/** Returns a component that is loaded when it is shown; with `soon` before that, when the table stands. `height`: pixels that are kept free for it. */
export function later<P extends Record<string, any>>(load: Load<P>, soon = true, height = 0): Component<P> {
  if (soon) wanted.add(load);
  return ((anchor: never, props: P) => Later(anchor, { load, props, height })) as unknown as Component<P>;
}

/** Loads what is wanted soon, when the browser has nothing else to do. */
export function loadRest(): void {
  whenIdle(() => {
    for (const load of wanted) void load().catch(() => undefined);
    wanted.clear();
  });
}
