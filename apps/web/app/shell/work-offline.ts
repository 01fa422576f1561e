const AFTER_LOAD = 3000; // milliseconds: what the page itself still fetches goes first

/** Has the service worker keep the site for later, once this page has all that it needs. */
export function workOffline() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const wait = () =>
    setTimeout(() => {
      import('../offline/register-worker.ts').then(
        ({ registerWorker }) => registerWorker(),
        () => {}, // offline before it was ever kept
      );
    }, AFTER_LOAD);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
