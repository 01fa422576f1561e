import { VISION_TYPES } from '@swatchwork/color';
import { type ConditionId, PRINT_CONDITIONS } from '@swatchwork/print/conditions';
import type { PaletteThemeOptions } from '../../../designs/kit/palette-theme.ts';
import type { NamedPalette } from '../../../palettes/carried-palette.ts';
import { readRoles, writeRoles } from '../../../palettes/chosen-roles.ts';
import { writeExacts } from '../../../palettes/exact-of.ts';

export const TABS = [
  { id: 'cards', label: 'Cards' },
  { id: 'logos', label: 'Logos' },
  { id: 'print', label: 'Print' },
  { id: 'web', label: 'Web' },
  { id: 'mobile', label: 'Mobile' },
  { id: 'dashboard', label: 'Dashboard' },
  { id: 'swatches', label: 'Swatches' },
] as const;

export type TabId = (typeof TABS)[number]['id'];

/** The settings of the view. */
export interface View extends PaletteThemeOptions {
  readonly tab: TabId;
  /** The print condition that the tab Print shows; undefined for colors of the screen. */
  readonly proof?: ConditionId | undefined;
}

/** Reads a link of any origin and never fails: unreadable parts get their default. */
export function readView(params: URLSearchParams, size: number): View {
  return {
    tab: TABS.find(({ id }) => id === params.get('tab'))?.id ?? 'cards',
    dark: params.get('dark') === '1',
    gray: params.get('grey') === '1',
    contrast: params.get('contrast') === '1',
    vision: VISION_TYPES.find((type) => type === params.get('vision')),
    proof: PRINT_CONDITIONS.find(({ id }) => id === params.get('proof'))?.id,
    chosen: readRoles(params, size),
  };
}

/**
 * The query of a link to this view of this palette, such as `?colors=F472B6,FB923C&tab=web`.
 * Places count from 1. Defaults are omitted, to keep links short.
 */
export function writeView({ name, colors, exact = [] }: NamedPalette, view: View): string {
  const entries = {
    colors: colors.map((color) => color.slice(1)).join(','),
    css: writeExacts(exact),
    name,
    tab: view.tab === 'cards' ? '' : view.tab,
    dark: view.dark ? '1' : '',
    grey: view.gray ? '1' : '',
    contrast: view.contrast ? '1' : '',
    vision: view.vision ?? '',
    proof: view.proof ?? '',
    ...writeRoles(view.chosen),
  };
  const query = new URLSearchParams(Object.entries(entries).filter(([, value]) => value !== ''));
  return `?${query.toString().replaceAll('%2C', ',')}`;
}
