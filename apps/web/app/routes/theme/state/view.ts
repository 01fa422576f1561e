import { VISION_TYPES, type VisionType } from '@swatchwork/color';
import { THEME_MODES, type ThemeMode } from '@swatchwork/theme';

export const DESIGNS = [
  { id: 'site', label: 'Site' },
  { id: 'dashboard', label: 'Dashboard' },
  { id: 'phone', label: 'Phone' },
  { id: 'parts', label: 'Components' },
  { id: 'own', label: 'Your HTML' },
] as const;

export type DesignId = (typeof DESIGNS)[number]['id'];

/** How the theme is looked at. It changes nothing about the theme. */
export interface View {
  readonly design: DesignId;
  /** All modes side by side, or one. */
  readonly mode: ThemeMode | 'all';
  readonly vision: VisionType | undefined;
}

/** Reads a link of any origin and never fails. */
export const readView = (params: URLSearchParams): View => ({
  design: DESIGNS.find(({ id }) => id === params.get('design'))?.id ?? 'site',
  mode: THEME_MODES.find((mode) => mode === params.get('mode')) ?? 'all',
  vision: VISION_TYPES.find((type) => type === params.get('vision')),
});

/** The entries of an address, without defaults. */
export const viewEntries = ({ design, mode, vision }: View): [string, string][] => [
  ['design', design === 'site' ? '' : design],
  ['mode', mode === 'all' ? '' : mode],
  ['vision', vision ?? ''],
];
