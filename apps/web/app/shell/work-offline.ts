/**
 * Milliseconds without input after the load: the requests of the page itself come first, and so
 * does a drag, which competes for the processor with the caching of some 200 files.
 */
const REST = 3000;

/** Makes the service worker cache the site, once this page is loaded and the visitor is idle. */
export function workOffline() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') atRest(keepSite);
  else addEventListener('load', () => atRest(keepSite), { once: true });
}

function keepSite() {
  import('../offline/register-worker.ts').then(
    ({ registerWorker }) => registerWorker(),
    () => {}, // offline before the site was ever cached
  );
}

/** Runs after `REST` without a key, a press or a move. */
function atRest(run: () => void) {
  const end = new AbortController();
  let timer = setTimeout(rested, REST);
  for (const kind of ['pointermove', 'pointerdown', 'keydown', 'scroll']) {
    addEventListener(kind, startAgain, { passive: true, signal: end.signal });
  }

  function startAgain() {
    clearTimeout(timer);
    timer = setTimeout(rested, REST);
  }

  function rested() {
    end.abort();
    run();
  }
}
