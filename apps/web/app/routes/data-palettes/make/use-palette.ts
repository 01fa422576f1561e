import type { ChartPalette } from '@swatchwork/color/charts';
import { useEffect, useState } from 'react';
import { createAsker } from '../../../workers/ask-worker.ts';
import { type ChartRequest, keyOf } from '../state/chart-request.ts';

/** A palette, and what was asked for. */
export interface Made {
  request: ChartRequest;
  palette: ChartPalette;
}

/** Debounce in milliseconds: a slider that moves asks for every value that it passes. */
const REST = 120;

/** Found palettes that Undo, Back and a slider moved there and back again show at once. */
const KEPT = 40;

/**
 * The palette of a request. While the search runs, the last one stays in view.
 *
 * @param first The palette that came with the page.
 * @returns `problem` says why there is none for this request; `retry` searches once more.
 */
export function usePalette(request: ChartRequest, first: Made | undefined) {
  const [found, setFound] = useState<readonly Made[]>(first ? [first] : []);
  const [failed, setFailed] = useState<{ key: string; problem: string }>();
  const [attempt, setAttempt] = useState(0);
  const key = keyOf(request);
  const known = found.find((one) => keyOf(one.request) === key);
  const isKnown = known !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the request, and another attempt searches again.
  useEffect(() => {
    if (isKnown) return;
    const controller = new AbortController();
    const search = async () => {
      try {
        const palette = await searchPalette(request, controller.signal);
        setFound((now) => [{ request, palette }, ...now].slice(0, KEPT));
        setFailed(undefined);
      } catch (error) {
        if (controller.signal.aborted) return;
        setFailed({ key, problem: error instanceof Error ? error.message : 'the search failed' });
      }
    };
    const timer = setTimeout(search, REST);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key, isKnown, attempt]);

  const [shown, setShown] = useState(known);
  if (known && known !== shown) setShown(known);
  const problem = failed?.key === key && !isKnown ? failed.problem : undefined;
  return {
    made: known ?? shown,
    isSearching: !isKnown && problem === undefined,
    problem,
    retry() {
      setFailed(undefined);
      setAttempt((now) => now + 1);
    },
  };
}

/** Searches for a palette in a worker. A signal that aborts stops the search at once. */
const searchPalette = createAsker<ChartRequest, ChartPalette>(
  () => new Worker(new URL('./make-worker.ts', import.meta.url), { type: 'module' }),
  { notLoaded: 'the search did not load' },
);
