import type { ReactNode } from 'react';

import { ThemeContext } from '../../../designs/kit/use-paint.ts';
import { DashboardTab } from '../../../designs/mockups/dashboard/dashboard-tab.tsx';
import { HomeScreen } from '../../../designs/mockups/mobile/home-screen.tsx';
import { MobileTab } from '../../../designs/mockups/mobile/mobile-tab.tsx';
import { WebTab } from '../../../designs/mockups/web/web-tab.tsx';
import type { DesignId } from '../state/view.ts';
import { Parts } from './parts.tsx';
import { VARIABLE_THEME } from './variable-theme.ts';

const themed = (design: ReactNode) => <ThemeContext value={VARIABLE_THEME}>{design}</ThemeContext>;

// Created once: React never renders them again.
const SITE = themed(<WebTab />);
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
