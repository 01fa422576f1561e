import { CHARACTER_IDS, HARMONY_TYPES, type Hex } from '@swatchwork/color';
import {
  DESCRIPTION_LENGTH,
  FEWEST_COLORS,
  MOST_COLORS,
  NAME_LENGTH,
} from '@swatchwork/contract/constants';
import { type CreatorDocument, DEFAULT_COLORS } from './creator-document.ts';
import { readHexList, splitList, writeHexList } from './hex-list.ts';

/**
 * The query of a link to this state, such as `?colors=F472B6-FB923C-…&locked=1-3&selected=2`.
 * Slots count from 1. Defaults are omitted, to keep links short.
 */
export function writeDocument(document: CreatorDocument): string {
  const { colors, locked, selected, harmony, character, name, description, onlyMe, checking } =
    document;
  const lockedSlots = locked.flatMap((isLocked, i) => (isLocked ? [i + 1] : []));
  const entries = {
    colors: writeHexList(colors),
    locked: lockedSlots.join('-'),
    selected: selected === undefined ? '' : String(selected + 1),
    harmony: harmony ?? '',
    character: character === 'any' ? '' : character,
    name,
    description,
    visible: onlyMe ? 'me' : '',
    check: checking ? '1' : '',
  };
  return `?${new URLSearchParams(Object.entries(entries).filter(([, value]) => value !== ''))}`;
}

/**
 * Reads a link of any origin and never fails: unreadable parts get their default.
 * Colors may also be separated by commas and start with #. The first ten valid ones count; the page
 * asks about others. A single color is the first of the default palette.
 */
export function readDocument(query: string): CreatorDocument {
  const params = new URLSearchParams(query);
  const colors = withDefaults(readColors(params));
  const lockedSlots = splitList(params.get('locked'));
  return {
    colors,
    locked: colors.map((_, i) => lockedSlots.includes(String(i + 1))),
    selected: readSlot(params.get('selected'), colors.length),
    harmony: HARMONY_TYPES.find((type) => type === params.get('harmony')),
    character: CHARACTER_IDS.find((id) => id === params.get('character')) ?? 'any',
    name: (params.get('name') ?? '').slice(0, NAME_LENGTH),
    description: (params.get('description') ?? '').slice(0, DESCRIPTION_LENGTH),
    onlyMe: params.get('visible') === 'me',
    checking: params.get('check') === '1',
  };
}

/** All colors of a link, also those for which the creator has no slot. */
export const readColors = (params: URLSearchParams): Hex[] => readHexList(params.get('colors'));

const withDefaults = (colors: readonly Hex[]): readonly Hex[] =>
  colors.length < FEWEST_COLORS
    ? [...colors, ...DEFAULT_COLORS.slice(colors.length)]
    : colors.slice(0, MOST_COLORS);

/** Index of a slot that is written as 1 to `count`. */
const readSlot = (text: string | null, count: number): number | undefined =>
  /^[1-9]\d?$/.test(text ?? '') && Number(text) <= count ? Number(text) - 1 : undefined;
