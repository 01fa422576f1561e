import type { ThemeDocument } from '@swatchwork/theme/link';
import { startTransition, useEffect, useState } from 'react';

import { loadOnDemand } from '../../../palette-files/load-on-demand.ts';

type Engine = typeof import('./make-theme.ts');

/** Signs of a person about to change something. */
const SIGNS = ['pointerover', 'focusin', 'keydown'] as const;

/** Themes until the browser has compiled the engine: the first takes thirty times a later one. */
const WARM_UPS = 12;
/** Milliseconds between two of them, in which the page answers. */
const WARM_UP_PAUSE_MS = 50;

const load = () => import('./make-theme.ts');

/**
 * What makes themes. The page arrives with one, so it loads this beside what a person sees, and for
 * certain when it is needed. Until then it is undefined.
 *
 * @param first A theme that is made again and again between other tasks when a person reaches for
 * something, so that the colors that follow are drawn at once.
 */
export function useEngine(isNeeded: boolean, first: ThemeDocument): Engine | undefined {
  const [engine, setEngine] = useState<Engine>();

  useEffect(() => {
    // A failure is told once it matters. The transition does not hurry React, which may still be
    // taking over what lies below.
    load().then(
      (loaded) => startTransition(() => setEngine(loaded)),
      () => undefined,
    );
  }, []);

  useEffect(() => {
    if (isNeeded && !engine) void loadOnDemand(load).then(setEngine);
  }, [isNeeded, engine]);

  useEffect(() => {
    if (!engine) return;
    const reached = new AbortController();
    let timer = 0;
    const warm = (left: number) => {
      if (left === 0) return;
      engine.makeTheme(first);
      timer = window.setTimeout(warm, WARM_UP_PAUSE_MS, left - 1);
    };
    const start = () => {
      reached.abort();
      timer = window.setTimeout(warm, 0, WARM_UPS);
    };
    for (const type of SIGNS) addEventListener(type, start, { signal: reached.signal });
    return () => {
      reached.abort();
      clearTimeout(timer);
    };
  }, [engine, first]);

  return engine;
}
