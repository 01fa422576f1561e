import { atRest } from '../ui/at-rest.ts';

/**
 * Milliseconds without input after the load: the requests of the page itself come first, and so
 * does a drag, which competes for the processor with the caching of some 200 files.
 */
const REST = 3000;

/** Makes the service worker cache the site, once this page is loaded and the visitor is idle. */
export function workOffline() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') atRest(REST, keepSite);
  else addEventListener('load', () => atRest(REST, keepSite), { once: true });
}

function keepSite() {
  import('../offline/register-worker.ts').then(
    ({ registerWorker }) => registerWorker(),
    () => {}, // offline before the site was ever cached
  );
}
