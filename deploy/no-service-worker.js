// Served at /sw.js instead of the site's own worker, this unregisters the service worker and
// deletes its caches in every browser that visits (docs/operations.md).
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}
