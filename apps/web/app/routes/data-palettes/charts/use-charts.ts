import { type RefObject, useEffect, useState } from 'react';

import { loadCharts } from './load-charts.ts';

type Charts = Awaited<ReturnType<typeof loadCharts>>;

/** How far below the window charts begin to load. */
const AHEAD = '600px';

/** The charts, once their place comes near; `failed` if they could not be loaded. */
export function useCharts(place: RefObject<HTMLElement | null>) {
  const [charts, setCharts] = useState<Charts>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt watches again.
  useEffect(() => {
    if (!place.current) return;
    let late = false;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watcher.disconnect();
        loadCharts().then(
          (loaded) => !late && setCharts(loaded),
          () => !late && setFailed(true),
        );
      },
      { rootMargin: AHEAD },
    );
    watcher.observe(place.current);
    return () => {
      late = true;
      watcher.disconnect();
    };
  }, [place, attempt]);

  function retry() {
    setFailed(false);
    setAttempt((now) => now + 1);
  }

  return { charts, failed, retry };
}
