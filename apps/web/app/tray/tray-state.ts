import { formatHex, type Hex, PALETTE_SIZE_LIMIT, parseHex } from '@swatchwork/color';
import { NAME_LENGTH } from '@swatchwork/contract/constants';

import { type CarriedPalette, colorTexts } from '../palettes/carried-palette.ts';
import { type TrayColor, textOf, trayColor, withoutRepeats } from './tray-color.ts';

/** What the tray holds. */
export type TrayState = {
  /** In the order of the strip, without duplicates. */
  readonly colors: readonly TrayColor[];
  /** The palettes lately opened, the last one first. */
  readonly palettes: readonly CarriedPalette[];
  /** Whether the strip is put away until a color is added. */
  readonly isHidden: boolean;
};

/** The colors before a removal, which Undo restores, and how many went. */
export type Removal = { colors: readonly TrayColor[]; count: number };

/** Colors that the tray can hold: as many as a person can tell apart in a strip. */
export const MOST_COLORS = 24;
const MOST_PALETTES = 6;

export const EMPTY_TRAY: TrayState = { colors: [], palettes: [], isHidden: false };

/** Adds the colors that the tray does not hold yet, as far as there is room, and shows the strip. */
export function addColors(tray: TrayState, added: readonly TrayColor[]): TrayState {
  const colors = withoutRepeats([...tray.colors, ...added]).slice(0, MOST_COLORS);
  return { ...tray, colors, isHidden: false };
}

/** The place of a color, from 0; -1 if the tray does not hold it. */
export const placeOf = ({ colors }: TrayState, color: TrayColor): number =>
  colors.findIndex((one) => textOf(one) === textOf(color));

export const holds = (tray: TrayState, color: TrayColor): boolean => placeOf(tray, color) !== -1;

/** The colors as a palette. */
export const paletteOfTray = ({ colors }: TrayState): CarriedPalette => ({
  colors: colors.map(({ hex }) => hex),
  exact: colors.map(({ exact }) => exact),
});

export const removeColor = (tray: TrayState, color: TrayColor): TrayState => ({
  ...tray,
  colors: tray.colors.filter((one) => textOf(one) !== textOf(color)),
});

/** Brings back the colors before a removal; those that came since then stay, as far as there is room. */
export const restoreColors = (tray: TrayState, before: readonly TrayColor[]): TrayState => ({
  ...tray,
  colors: withoutRepeats([...before, ...tray.colors]).slice(0, MOST_COLORS),
});

/** Moves a color to another place; places count from 0, and the ends are the limits. */
export function moveColor(tray: TrayState, color: TrayColor, to: number): TrayState {
  const from = placeOf(tray, color);
  if (from === -1) return tray;
  const place = Math.min(Math.max(to, 0), tray.colors.length - 1);
  return { ...tray, colors: tray.colors.toSpliced(from, 1).toSpliced(place, 0, color) };
}

/** Puts a palette first among those lately opened; the same colors are listed once. */
export function rememberPalette(tray: TrayState, palette: CarriedPalette): TrayState {
  const others = tray.palettes.filter((one) => !hasSameColors(one, palette));
  return { ...tray, palettes: [palette, ...others].slice(0, MOST_PALETTES) };
}

export const hasSameColors = (one: CarriedPalette, other: CarriedPalette): boolean =>
  String(colorTexts(one)) === String(colorTexts(other));

export const writeTray = (tray: TrayState): string =>
  JSON.stringify({ ...tray, ...paletteOfTray(tray) });

/** Reads a stored tray of any origin and never fails: what is unreadable is left out. */
export function readTray(text: string | null): TrayState {
  const stored = parseJson(text);
  if (!isRecord(stored)) return EMPTY_TRAY;
  const palettes = asList(stored.palettes).flatMap(readPalette).slice(0, MOST_PALETTES);
  return {
    colors: readColors(stored).slice(0, MOST_COLORS),
    palettes,
    isHidden: stored.isHidden === true,
  };
}

function readPalette(value: unknown): CarriedPalette[] {
  if (!isRecord(value)) return [];
  const colors = asList(value.colors).flatMap(readHex).slice(0, PALETTE_SIZE_LIMIT);
  const name = typeof value.name === 'string' ? value.name.slice(0, NAME_LENGTH) : '';
  const texts = asList(value.exact);
  const exact = colors.map((hex, i) => trayColor(hex, texts[i]).exact);
  return colors.length > 0 ? [{ colors, ...(exact.some(Boolean) && { exact }), name }] : [];
}

/** What a color is beyond its hex stands at its place; until November 2026 it stood under its hex. */
function readColors({ colors, exact }: Record<string, unknown>): TrayColor[] {
  const texts = isRecord(exact) ? exact : {};
  const read = asList(colors).map((value, i) =>
    readHex(value).map((hex) => trayColor(hex, texts[i] ?? texts[hex])),
  );
  return withoutRepeats(read.flat());
}

function readHex(value: unknown): Hex[] {
  const color = typeof value === 'string' ? parseHex(value) : undefined;
  return color ? [formatHex(color)] : [];
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}
