import { lazy, Suspense, useState } from 'react';

import { Skeleton } from '../../ui/layout/skeleton.tsx';
import type { TabId } from './state/view.ts';

/** The designs of a tab are loaded when it is opened. */
const DESIGNS: Record<TabId, ReturnType<typeof lazy>> = {
  cards: lazy(async () => ({
    default: (await import('../../designs/mockups/cards/cards-tab.tsx')).CardsTab,
  })),
  logos: lazy(async () => ({
    default: (await import('../../designs/mockups/logos/logos-tab.tsx')).LogosTab,
  })),
  print: lazy(async () => ({
    default: (await import('../../designs/mockups/print/print-tab.tsx')).PrintTab,
  })),
  web: lazy(async () => ({
    default: (await import('../../designs/mockups/web/web-tab.tsx')).WebTab,
  })),
  mobile: lazy(async () => ({
    default: (await import('../../designs/mockups/mobile/mobile-tab.tsx')).MobileTab,
  })),
  dashboard: lazy(async () => ({
    default: (await import('../../designs/mockups/dashboard/dashboard-tab.tsx')).DashboardTab,
  })),
  swatches: lazy(async () => ({
    default: (await import('../../designs/mockups/swatches/swatches-tab.tsx')).SwatchesTab,
  })),
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
