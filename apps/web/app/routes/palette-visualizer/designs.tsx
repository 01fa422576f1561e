import { lazy, Suspense, useState } from 'react';

import { Skeleton } from '../../ui/layout/skeleton.tsx';
import type { TabId } from './state/view.ts';

/** The designs of a tab are loaded when it is opened. */
const DESIGNS: Record<TabId, ReturnType<typeof lazy>> = {
  cards: lazy(() => import('./mockups/cards/cards-tab.tsx')),
  logos: lazy(() => import('./mockups/logos/logos-tab.tsx')),
  print: lazy(() => import('./mockups/print/print-tab.tsx')),
  web: lazy(() => import('./mockups/web/web-tab.tsx')),
  mobile: lazy(() => import('./mockups/mobile/mobile-tab.tsx')),
  dashboard: lazy(() => import('./mockups/dashboard/dashboard-tab.tsx')),
  swatches: lazy(() => import('./mockups/swatches/swatches-tab.tsx')),
};

type Props = {
  tab: TabId;
  label: string;
  /** Whether the palette is in the address, so that the server may have rendered the designs. */
  linked: boolean;
};

/**
 * The content of an open tab. Designs from the server have no Suspense boundary: with one, any
 * change of a context would discard them until their script has loaded.
 */
export function Designs({ tab, label, linked }: Props) {
  const Content = DESIGNS[tab];
  const [isBare] = useState(linked);
  const content = (
    <>
      <h2 className="sr-only">{label}</h2>
      <Content />
    </>
  );
  if (isBare) return content;
  return <Suspense fallback={<Skeleton className="h-[40rem]" />}>{content}</Suspense>;
}
