import { lazy, type ReactNode, Suspense } from 'react';

import { ThemeContext } from '../../../designs/kit/use-paint.ts';
import { WebTab } from '../../../designs/mockups/web/web-tab.tsx';
import { VARIABLE_THEME } from '../../../themes/variable-theme.ts';
import type { DesignId } from '../state/view.ts';

// Loaded when they are chosen.
const DashboardTab = lazy(async () => ({
  default: (await import('../../../designs/mockups/dashboard/dashboard-tab.tsx')).DashboardTab,
}));
const HomeScreen = lazy(async () => ({
  default: (await import('../../../designs/mockups/mobile/home-screen.tsx')).HomeScreen,
}));
const MobileTab = lazy(async () => ({
  default: (await import('../../../designs/mockups/mobile/mobile-tab.tsx')).MobileTab,
}));
const Parts = lazy(async () => ({ default: (await import('./parts.tsx')).Parts }));

const themed = (design: ReactNode) => <ThemeContext value={VARIABLE_THEME}>{design}</ThemeContext>;

// Created once: React never renders them again. The boundary lets React take the page over before
// the design, which nobody can act on.
const SITE = <Suspense>{themed(<WebTab />)}</Suspense>;
const DASHBOARD = themed(<DashboardTab />);
const PHONE = themed(<HomeScreen />);
const PHONES = themed(<MobileTab />);
const PARTS = <Parts />;

/** A design in the colors of the frame around it; alone, it may take more room. */
export function designOf(design: Exclude<DesignId, 'own'>, isAlone: boolean): ReactNode {
  switch (design) {
    case 'site':
      return SITE;
    case 'dashboard':
      return DASHBOARD;
    case 'phone':
      return isAlone ? PHONES : PHONE;
    case 'parts':
      return PARTS;
  }
}
