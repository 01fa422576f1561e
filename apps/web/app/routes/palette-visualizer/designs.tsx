import { lazy, memo, Suspense } from 'react';

import { Skeleton } from '../../ui/skeleton.tsx';
import type { TabId } from './state/view.ts';

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

type Props = { tab: TabId; label: string };

/**
 * What an open tab shows. Rendered again for another tab only: any other update would make React
 * throw away what the server sent while its script is still on the way.
 */
export const Designs = memo(function Designs({ tab, label }: Props) {
  const Content = DESIGNS[tab];

  return (
    <Suspense fallback={<Skeleton className="h-[40rem]" />}>
      <h2 className="sr-only">{label}</h2>
      <Content />
    </Suspense>
  );
});
