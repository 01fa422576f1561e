/**
 * Runs something once, after so many milliseconds without a key, a press or a move.
 *
 * @returns Cancels it.
 */
export function atRest(ms: number, run: () => void): () => void {
  const end = new AbortController();
  let timer = setTimeout(rested, ms);
  for (const kind of ['pointermove', 'pointerdown', 'keydown', 'scroll']) {
    addEventListener(kind, startAgain, { passive: true, signal: end.signal });
  }

  function startAgain() {
    clearTimeout(timer);
    timer = setTimeout(rested, ms);
  }

  function rested() {
    end.abort();
    run();
  }

  return () => {
    clearTimeout(timer);
    end.abort();
  };
}
