import { formatHex, type Hex, PALETTE_SIZE_LIMIT, parseHex } from '@swatchwork/color';
import { NAME_LENGTH } from '@swatchwork/contract/constants';

import type { CarriedPalette } from '../palettes/carried-palette.ts';
import { type TrayColor, trayColor } from './tray-color.ts';

/** Texts for CSS by the hex of their colors. */
type Exacts = Readonly<Partial<Record<Hex, string>>>;

/** What the tray holds. */
export type TrayState = {
  /** In the order of the strip, without duplicates. */
  readonly colors: readonly Hex[];
  /** What some of them are beyond their hexes, as text for CSS. */
  readonly exact: Exacts;
  /** The palettes lately opened, the last one first. */
  readonly palettes: readonly CarriedPalette[];
  /** Whether the strip is put away until a color is added. */
  readonly isHidden: boolean;
};

/** The colors before a removal, which Undo restores, and how many went. */
export type Removal = { colors: readonly Hex[]; count: number };

/** Colors that the tray can hold: as many as a person can tell apart in a strip. */
export const MOST_COLORS = 24;
const MOST_PALETTES = 6;

export const EMPTY_TRAY: TrayState = { colors: [], exact: {}, palettes: [], isHidden: false };

/**
 * Adds the colors that the tray does not hold yet, as far as there is room, and shows the strip. One
 * that it holds by its hex alone becomes what is added.
 */
export function addColors(tray: TrayState, added: readonly TrayColor[]): TrayState {
  const hexes = [...new Set([...tray.colors, ...added.map(({ hex }) => hex)])];
  const colors = hexes.slice(0, MOST_COLORS);
  const exact = { ...tray.exact };
  for (const { hex, exact: text } of added) {
    if (text !== undefined && colors.includes(hex)) exact[hex] = text;
  }
  return { ...tray, colors, exact, isHidden: false };
}

/** The colors as a palette. */
export const paletteOfTray = ({ colors, exact }: TrayState): CarriedPalette => ({
  colors,
  exact: colors.map((hex) => exact[hex]),
});

/** Removes a color; what it is beyond its hex is kept until the tray is stored, for Undo. */
export const removeColor = (tray: TrayState, hex: Hex): TrayState => ({
  ...tray,
  colors: tray.colors.filter((color) => color !== hex),
});

/** Moves a color to another place; places count from 0, and the ends are the limits. */
export function moveColor(tray: TrayState, hex: Hex, to: number): TrayState {
  const from = tray.colors.indexOf(hex);
  if (from === -1) return tray;
  const place = Math.min(Math.max(to, 0), tray.colors.length - 1);
  return { ...tray, colors: tray.colors.toSpliced(from, 1).toSpliced(place, 0, hex) };
}

/** Puts a palette first among those lately opened; the same colors are listed once. */
export function rememberPalette(tray: TrayState, palette: CarriedPalette): TrayState {
  const others = tray.palettes.filter((one) => String(one.colors) !== String(palette.colors));
  return { ...tray, palettes: [palette, ...others].slice(0, MOST_PALETTES) };
}

export const writeTray = (tray: TrayState): string =>
  JSON.stringify({ ...tray, exact: heldExacts(tray.colors, tray.exact) });

/** Those of them that belong to the colors and are what they say. */
function heldExacts(colors: readonly Hex[], exact: Readonly<Record<string, unknown>>): Exacts {
  const held = colors.map((hex) => trayColor(hex, exact[hex]));
  return Object.fromEntries(held.flatMap(({ hex, exact: text }) => (text ? [[hex, text]] : [])));
}

/** Reads a stored tray of any origin and never fails: what is unreadable is left out. */
export function readTray(text: string | null): TrayState {
  const stored = parseJson(text);
  if (!isRecord(stored)) return EMPTY_TRAY;
  const palettes = asList(stored.palettes).flatMap(readPalette).slice(0, MOST_PALETTES);
  const colors = readColors(stored.colors).slice(0, MOST_COLORS);
  return {
    colors,
    exact: isRecord(stored.exact) ? heldExacts(colors, stored.exact) : {},
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

const readColors = (value: unknown): Hex[] => [...new Set(asList(value).flatMap(readHex))];

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
