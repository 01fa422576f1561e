/**
 * Milliseconds after the load without a touch: what the page itself still fetches goes first, and so
 * does a hand that drags, which shares the processors with the keeping of some 200 files.
 */
const REST = 3000;

/** Has the service worker keep the site for later, once this page has all and nobody is at work. */
export function workOffline() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') atRest(keepSite);
  else addEventListener('load', () => atRest(keepSite), { once: true });
}

function keepSite() {
  import('../offline/register-worker.ts').then(
    ({ registerWorker }) => registerWorker(),
    () => {}, // offline before it was ever kept
  );
}

/** Runs once nothing was pressed, moved or typed for `REST`. */
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
