import {
  type CssColor,
  findPaletteStyle,
  HARMONY_TYPES,
  type Hex,
  toCssColor,
} from '@swatchwork/color';
import {
  DESCRIPTION_LENGTH,
  FEWEST_COLORS,
  MOST_COLORS,
  NAME_LENGTH,
} from '@swatchwork/contract/constants';
import { readRoles, writeRoles } from './chosen-roles.ts';
import { type CreatorDocument, DEFAULT_COLORS } from './creator-document.ts';
import { exactOf, writeExacts } from './exact-of.ts';
import { readHexList, splitList, writeHexList } from './hex-list.ts';
import { wholeColor } from './whole-color.ts';

/**
 * The query of a link to this state, such as `?colors=F472B6-FB923C-…&locked=1-3&selected=2`.
 * Slots count from 1. Defaults are omitted, to keep links short. `css` has by place, parted by `_`,
 * the colors that are more than their hex, as a fallback for readers of `colors` only.
 */
export function writeDocument(document: CreatorDocument): string {
  const { colors, exact, locked, selected, harmony, style, name, description } = document;
  const lockedSlots = locked.flatMap((isLocked, i) => (isLocked ? [i + 1] : []));
  const entries = {
    colors: writeHexList(colors),
    css: writeExacts(exact),
    locked: lockedSlots.join('-'),
    ...writeRoles(document.roles),
    selected: selected === undefined ? '' : String(selected + 1),
    harmony: harmony ?? '',
    style: style === 'balanced' ? '' : style,
    name,
    description,
    visible: document.onlyMe ? 'me' : '',
    check: document.checking ? '1' : '',
  };
  return `?${new URLSearchParams(Object.entries(entries).filter(([, value]) => value !== ''))}`;
}

/**
 * Reads a link of any origin and never fails: unreadable parts get their default.
 * Colors may also be separated by commas and start with #. The first ten valid ones count; the page
 * asks about others. A single color is the first of the default palette. A color of `css` replaces
 * the hex at its place by its own.
 */
export function readDocument(query: string): CreatorDocument {
  const params = new URLSearchParams(query);
  const all = withDefaults(readCssColors(params));
  const colors = all.map(({ hex }) => hex);
  const lockedSlots = splitList(params.get('locked'));
  return {
    colors,
    exact: all.map(exactOf),
    locked: colors.map((_, i) => lockedSlots.includes(String(i + 1))),
    roles: readRoles(params, colors.length),
    selected: readSlot(params.get('selected'), colors.length),
    harmony: HARMONY_TYPES.find((type) => type === params.get('harmony')),
    style: findPaletteStyle(params.get('style') ?? params.get('character')) ?? 'balanced',
    name: (params.get('name') ?? '').slice(0, NAME_LENGTH),
    description: (params.get('description') ?? '').slice(0, DESCRIPTION_LENGTH),
    onlyMe: params.get('visible') === 'me',
    checking: params.get('check') === '1',
  };
}

/** All colors of a link, also those for which the creator has no slot. */
export const readCssColors = (params: URLSearchParams): CssColor[] =>
  withCss(readHexList(params.get('colors')), params);

/** Hexes with the colors that `css` has at their places. */
export function withCss(hexes: readonly Hex[], params: URLSearchParams): CssColor[] {
  const texts = readCssTexts(params);
  return hexes.map((hex, i) => wholeColor(hex, texts[i]));
}

/** Their hexes. */
export const readColors = (params: URLSearchParams): Hex[] =>
  readCssColors(params).map(({ hex }) => hex);

/** The places, from 1, at which `css` holds no color: their hexes count. */
export const unreadablePlaces = (params: URLSearchParams): number[] =>
  readCssTexts(params).flatMap((text, i) => (text !== '' && !toCssColor(text) ? [i + 1] : []));

const readCssTexts = (params: URLSearchParams): string[] => params.get('css')?.split('_') ?? [];

const withDefaults = (colors: readonly CssColor[]): readonly CssColor[] =>
  colors.length < FEWEST_COLORS
    ? [...colors, ...DEFAULT_COLORS.slice(colors.length).map((hex) => ({ hex }))]
    : colors.slice(0, MOST_COLORS);

/** Index of a slot that is written as 1 to `count`. */
const readSlot = (text: string | null, count: number): number | undefined =>
  /^[1-9]\d?$/.test(text ?? '') && Number(text) <= count ? Number(text) - 1 : undefined;
