// Shows the notices that this browser is sent, and opens their table. It keeps no pages and stands in the way of no request.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("push", (event) => {
  let said = {};
  try {
    said = event.data.json();
  } catch {
    // what cannot be read is shown as a bare notice: browsers want one for each message
  }
  const { title = "Lysander", body = "", url = "/tables", stop = "", ends = "" } = said;
  const actions = stop ? [{ action: "stop", title: ends.replace(/:$/, "") }] : [];
  const shown = { body, tag: url, icon: "/icon-192.png", badge: "/badge.png", actions, data: { url, stop } };
  event.waitUntil(registration.showNotification(title, shown));
});

addEventListener("notificationclick", (event) => {
  const { url, stop } = event.notification.data ?? {};
  event.notification.close();
  event.waitUntil(open(event.action === "stop" ? stop : url));
});

/** Goes to the page where it is open, else opens it. */
async function open(path) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  return there ? there.focus() : clients.openWindow(path);
}
