import { HARMONY_TYPES, type Hex } from '@swatchwork/color';
import { DESCRIPTION_LENGTH, NAME_LENGTH } from '@swatchwork/contract/constants';
import { type CreatorDocument, DEFAULT_COLORS, SLOT_COUNT } from './creator-document.ts';
import { readHexList, splitList, writeHexList } from './hex-list.ts';

/**
 * The query of a link to this state, such as `?colors=F472B6-FB923C-…&locked=1-3&selected=2`.
 * Slots count from 1. Defaults are omitted, to keep links short.
 */
export function writeDocument(document: CreatorDocument): string {
  const { colors, locked, selected, harmony, name, description, checking } = document;
  const lockedSlots = locked.flatMap((isLocked, i) => (isLocked ? [i + 1] : []));
  const entries = {
    colors: writeHexList(colors),
    locked: lockedSlots.join('-'),
    selected: selected === undefined ? '' : String(selected + 1),
    harmony: harmony ?? '',
    name,
    description,
    check: checking ? '1' : '',
  };
  return `?${new URLSearchParams(Object.entries(entries).filter(([, value]) => value !== ''))}`;
}

/**
 * Reads a link of any origin and never fails: unreadable parts get their default.
 * Colors may also be separated by commas and start with #; the first five valid ones count.
 */
export function readDocument(query: string): CreatorDocument {
  const params = new URLSearchParams(query);
  const slots = splitList(params.get('locked')).map(readSlot);
  return {
    colors: withDefaults(readHexList(params.get('colors'))),
    locked: DEFAULT_COLORS.map((_, i) => slots.includes(i)),
    selected: readSlot(params.get('selected') ?? ''),
    harmony: HARMONY_TYPES.find((type) => type === params.get('harmony')),
    name: (params.get('name') ?? '').slice(0, NAME_LENGTH),
    description: (params.get('description') ?? '').slice(0, DESCRIPTION_LENGTH),
    checking: params.get('check') === '1',
  };
}

const withDefaults = (colors: readonly Hex[]): Hex[] =>
  [...colors, ...DEFAULT_COLORS.slice(colors.length)].slice(0, SLOT_COUNT);

/** Index of a slot written as 1–5. */
const readSlot = (text: string): number | undefined =>
  /^[1-5]$/.test(text) ? Number(text) - 1 : undefined;
