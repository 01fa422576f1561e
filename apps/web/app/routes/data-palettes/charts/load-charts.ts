import type { Chart } from './paper.ts';

type Charts = { categorical: readonly Chart[]; ramp: readonly Chart[] };

let loading: Promise<Charts> | undefined;

/** The charts and the library that draws them, with the first request; the next tries again after a failure. */
export function loadCharts(): Promise<Charts> {
  loading ??= Promise.all([import('./categorical.ts'), import('./ramps.ts')]).then(
    ([{ CATEGORICAL_CHARTS }, { RAMP_CHARTS }]) => ({
      categorical: CATEGORICAL_CHARTS,
      ramp: RAMP_CHARTS,
    }),
  );
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
