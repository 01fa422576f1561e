import type { ColorRole } from '@swatchwork/color';

/** Names of the roles that colors take in a design. */
export const ROLE_LABELS: Record<ColorRole, string> = {
  page: 'Page',
  surface: 'Surface',
  primary: 'Primary',
  secondary: 'Secondary',
  accent: 'Accent',
  text: 'Text',
};
