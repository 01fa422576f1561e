// Served at /sw.js instead of the site's own, this takes the service worker and all that it keeps out
// of every browser that comes by (docs/operations.md).
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}
