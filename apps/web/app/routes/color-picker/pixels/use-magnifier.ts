import { useEffect, useRef, useState } from 'react';

import type { Patch } from './average.ts';
import type { Point } from './point.ts';

type Look = (point: Point) => Promise<Patch>;

/**
 * The pixel under the pointer, and those around it. Only one request is under way at a time and
 * skips outdated points: a slow device lags, but never falls behind.
 */
export function useMagnifier(look: Look) {
  const [point, setPoint] = useState<Point>();
  const [patch, setPatch] = useState<Patch>();
  const wanted = useRef<Point>(undefined);
  const isBusy = useRef(false);

  useEffect(
    () => () => {
      wanted.current = undefined;
    },
    [],
  );

  async function lookAt(next: Point) {
    setPoint(next);
    wanted.current = next;
    if (isBusy.current) return;
    isBusy.current = true;
    while (wanted.current) {
      const now: Point = wanted.current;
      wanted.current = undefined;
      setPatch(await look(now).catch(() => undefined));
    }
    isBusy.current = false;
  }

  function leave() {
    wanted.current = undefined;
    setPoint(undefined);
    setPatch(undefined);
  }

  return { point, patch, lookAt, leave };
}
