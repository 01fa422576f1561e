import { VISION_TYPES, type VisionType } from '@swatchwork/color';
import { NAME_LENGTH } from '@swatchwork/contract/constants';
import { THEME_MODES, type ThemeMode } from '@swatchwork/theme';
import type { Entries } from '@swatchwork/theme/link';

export const DESIGNS = [
  { id: 'site', label: 'Site' },
  { id: 'dashboard', label: 'Dashboard' },
  { id: 'phone', label: 'Phone' },
  { id: 'parts', label: 'Components' },
  { id: 'own', label: 'Your HTML' },
] as const;

export type DesignId = (typeof DESIGNS)[number]['id'];

/** What is shown of a theme. */
export const TABS = [
  { id: 'preview', label: 'Preview' },
  { id: 'proof', label: 'Proof' },
  { id: 'roles', label: 'Roles' },
  { id: 'repair', label: 'Repair' },
] as const;

export type TabId = (typeof TABS)[number]['id'];

/** How the theme is looked at, and to be saved. It changes nothing about the theme. */
export interface View {
  readonly tab: TabId;
  readonly design: DesignId;
  /** All modes side by side, or one. */
  readonly mode: ThemeMode | 'all';
  readonly vision: VisionType | undefined;
  /** What it will be called when it is saved; undefined for the name that it has. */
  readonly name: string | undefined;
  /** Who will see it: only the owner, or everyone; undefined for who sees it now. */
  readonly onlyMe: boolean | undefined;
}

/** Reads a link of any origin and never fails. */
export const readView = (params: URLSearchParams): View => ({
  tab: TABS.find(({ id }) => id === params.get('tab'))?.id ?? 'preview',
  design: DESIGNS.find(({ id }) => id === params.get('design'))?.id ?? 'site',
  mode: THEME_MODES.find((mode) => mode === params.get('mode')) ?? 'all',
  vision: VISION_TYPES.find((type) => type === params.get('vision')),
  name: params.get('name')?.slice(0, NAME_LENGTH),
  onlyMe: readVisible(params.get('visible')),
});

/** The entries of an address, without defaults. */
export const viewEntries = ({ tab, design, mode, vision, name, onlyMe }: View): Entries => [
  ['tab', tab === 'preview' ? '' : tab],
  ['design', design === 'site' ? '' : design],
  ['mode', mode === 'all' ? '' : mode],
  ['vision', vision ?? ''],
  ['name', name ?? ''],
  ['visible', onlyMe === undefined ? '' : onlyMe ? 'me' : 'everyone'],
];

const readVisible = (text: string | null) =>
  text === 'me' ? true : text === 'everyone' ? false : undefined;
