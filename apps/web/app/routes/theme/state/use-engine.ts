import type { ThemeDocument } from '@swatchwork/theme/link';
import { startTransition, useEffect, useState } from 'react';

import { loadOnDemand } from '../../../palette-files/load-on-demand.ts';

type Engine = typeof import('./make-theme.ts');

/** Signs of a person about to change something. */
const SIGNS = ['pointerover', 'focusin', 'keydown'] as const;

const load = () => import('./make-theme.ts');

/**
 * What makes themes. The page arrives with one, so it loads this beside what a person sees, and for
 * certain when it is needed. Until then it is undefined.
 *
 * @param first A theme that is made in an idle moment when a person reaches for something: the first
 * one takes ten times as long as those that follow.
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
    const stop = new AbortController();
    const warm = () => {
      stop.abort();
      setTimeout(() => engine.makeTheme(first));
    };
    for (const type of SIGNS) addEventListener(type, warm, { signal: stop.signal });
    return () => stop.abort();
  }, [engine, first]);

  return engine;
}
