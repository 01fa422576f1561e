import type { ExportedPalette } from '@swatchwork/formats';
import { lazy, memo, Suspense, useMemo } from 'react';

import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Controls } from './controls/controls.tsx';
import { PaletteNameContext } from './kit/palette-name.ts';
import { createTheme } from './kit/theme.ts';
import { ThemeContext } from './kit/use-paint.ts';
import { useView } from './state/use-view.ts';
import { TABS, type TabId, writeView } from './state/view.ts';

/** Each tab's designs come when it is opened. */
const DESIGNS: Record<TabId, ReturnType<typeof lazy>> = {
  cards: lazy(() => import('./mockups/cards/cards-tab.tsx')),
  logos: lazy(() => import('./mockups/logos/logos-tab.tsx')),
  print: lazy(() => import('./mockups/print/print-tab.tsx')),
  web: lazy(() => import('./mockups/web/web-tab.tsx')),
  mobile: lazy(() => import('./mockups/mobile/mobile-tab.tsx')),
  dashboard: lazy(() => import('./mockups/dashboard/dashboard-tab.tsx')),
  swatches: lazy(() => import('./mockups/swatches/swatches-tab.tsx')),
};

type Props = { palette: ExportedPalette; params: URLSearchParams };

/**
 * The designs in the colours of the palette, and beside them how to look at them. Rendered again
 * for new props only: an update would make React throw away the server's designs before their
 * script has come.
 */
export const Visualizer = memo(function Visualizer({ palette, params }: Props) {
  const [view, change] = useView(palette, params);
  const theme = useMemo(() => createTheme(palette.colors, view), [palette, view]);
  const Designs = DESIGNS[view.tab];

  const tabs = TABS.map(({ id, label }) => ({
    id,
    label,
    to: writeView(palette, { ...view, tab: id }),
    content: id === view.tab && (
      <Suspense fallback={<Skeleton className="h-[40rem]" />}>
        <h2 className="sr-only">{label}</h2>
        <Designs />
      </Suspense>
    ),
  }));

  return (
    <ThemeContext value={theme}>
      <PaletteNameContext value={palette.name}>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
          <Controls palette={palette} view={view} change={change} />
          <Tabs label="Designs" tabs={tabs} value={view.tab} />
        </div>
      </PaletteNameContext>
    </ThemeContext>
  );
});
