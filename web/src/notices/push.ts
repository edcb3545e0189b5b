/** The browser's side of Web Push: a service worker, which only shows what it is sent, and a subscription. */

export type Hindrance = "pushInsecure" | "pushNone" | "pushDenied" | "pushFailed";

/** Returns what keeps this browser from being told anything; nothing if it can be. */
export function hindrance(): Hindrance | "" {
  if (!isSecureContext) return "pushInsecure";
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || typeof Notification === "undefined") return "pushNone";
  return Notification.permission === "denied" ? "pushDenied" : "";
}

/** Returns where this browser is reached already; nothing if it is not. */
export async function reached(): Promise<string> {
  if (hindrance()) return "";
  const registration = await navigator.serviceWorker.getRegistration("/");
  return JSON.stringify((await registration?.pushManager.getSubscription()) ?? "").replace(/^""$/, "");
}

/** Has this browser be reached, and returns where. Throws what hinders it. */
export async function subscribe(key: string): Promise<string> {
  if (hindrance()) throw hindrance();
  if ((await Notification.requestPermission()) !== "granted") throw "pushDenied" satisfies Hindrance;
  try {
    await navigator.serviceWorker.register("/sw.js");
    const registration = await navigator.serviceWorker.ready;
    return JSON.stringify(await subscribed(registration, bytes(key)));
  } catch {
    throw "pushFailed" satisfies Hindrance;
  }
}

/** A subscription made for another server at this address is of no use any more. */
async function subscribed(registration: ServiceWorkerRegistration, key: Uint8Array<ArrayBuffer>): Promise<PushSubscription> {
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await registration.pushManager.subscribe(wish);
  } catch (error) {
    const old = await registration.pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return registration.pushManager.subscribe(wish);
  }
}

/** Returns whether two subscriptions are of the same browser. */
export function same(one: string, other: string): boolean {
  const endpoint = (text: string): unknown => (text ? (JSON.parse(text) as { endpoint?: string }).endpoint : undefined);
  return !!one && !!other && endpoint(one) === endpoint(other);
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));
}
