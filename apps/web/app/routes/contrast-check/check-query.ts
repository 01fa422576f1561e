import {
  CONTRAST_TARGETS,
  type ContrastTarget,
  type CssColor,
  formatHex,
  type Hex,
  PALETTE_SIZE_LIMIT,
  type Places,
  parseColor,
  parseHex,
  WCAG,
} from '@swatchwork/color';
import { NAME_LENGTH } from '@swatchwork/contract/constants';

import { carriedOf } from '../../palettes/carried-palette.ts';
import {
  type ChosenRoles,
  readRoles,
  rolesMoved,
  writeRoles,
} from '../../palettes/chosen-roles.ts';
import { writePlaces } from '../../palettes/contrast-check-link.ts';
import { withCss } from '../../palettes/document-url.ts';
import { type Exact, writeExacts } from '../../palettes/exact-of.ts';
import { readHexList, splitList, writeHexList } from '../../palettes/hex-list.ts';

/** A navy, a red and a green that collide, a yellow, and a paper: something of everything. */
export const EXAMPLE: readonly Hex[] = ['#12355B', '#D7263D', '#2A9D4A', '#F4B942', '#F7F4EA'];

export const VIEWS = ['table', 'list'] as const;

type ViewId = (typeof VIEWS)[number];

/** Everything that a link to the page holds. */
export interface CheckQuery {
  /** The field as it was typed; the list of the colors where it was typed well. */
  text: string;
  /** At most ten. */
  colors: readonly Hex[];
  /** By place, what a color is beyond its hex; absent where all are their hexes. */
  exact?: readonly Exact[];
  /** What is wrong with the text, in sentences. */
  problems: readonly string[];
  name: string;
  target: ContrastTarget;
  /** By place. */
  locked: readonly boolean[];
  roles: ChosenRoles;
  /** The pair that is looked at, if it was chosen. */
  pair: Places | undefined;
  /** Undefined until it is chosen: a list on phones, a table elsewhere. */
  view: ViewId | undefined;
  /** The colors before the last change, which the link Undo brings back. */
  was: readonly Hex[] | undefined;
  /** What those were beyond their hexes. */
  wasExact?: readonly Exact[];
}

/** Reads a link of any origin and never fails: unreadable parts get their default. */
export function readCheck(params: URLSearchParams): CheckQuery {
  const text = params.get('colors');
  const { colors, problems } = text === null ? { colors: EXAMPLE, problems: [] } : readColors(text);
  const places = params.getAll('locked').flatMap(splitList).map(Number);
  const was = readHexList(params.get('was'));
  const isWhole = was.length > 0 && was.length === colors.length;
  const before = carriedOf(withCss(was, new URLSearchParams({ css: params.get('wascss') ?? '' })));
  return {
    text: problems.length > 0 && text !== null ? text : writeHexList(colors),
    ...carriedOf(text === null ? colors.map((hex) => ({ hex })) : readWhole(colors, params)),
    problems,
    name: (params.get('name') ?? '').trim().slice(0, NAME_LENGTH),
    target: CONTRAST_TARGETS.find((one) => String(one) === params.get('target')) ?? WCAG.aa,
    locked: colors.map((_, i) => places.includes(i + 1)),
    roles: readRoles(params, colors.length),
    pair: readPair(params.get('pair'), colors.length),
    view: VIEWS.find((view) => view === params.get('view')),
    was: isWhole ? was : undefined,
    ...(isWhole && before.exact && { wasExact: before.exact }),
  };
}

/**
 * The colors of a link. Without scripts the form sends `css` as it was and `cssof`, the hexes to
 * which it belongs: a color that was typed anew is what was typed.
 */
function readWhole(colors: readonly Hex[], params: URLSearchParams): CssColor[] {
  const whole = withCss(colors, params);
  if (!params.has('cssof')) return whole;
  const belonging = readHexList(params.get('cssof'));
  return colors.map((hex, i) => (hex === belonging[i] ? whole[i]! : { hex }));
}

/** The query of a link; places count from 1, and defaults are omitted. */
export function writeCheck(query: CheckQuery): string {
  const { text, exact = [], name, target, locked, roles, pair, view, was, wasExact = [] } = query;
  const entries = {
    css: writeExacts(exact),
    name,
    target: target === WCAG.aa ? '' : String(target),
    locked: writePlaces(locked),
    ...writeRoles(roles),
    pair: pair ? pair.map((place) => place + 1).join('-') : '',
    view: view ?? '',
    was: was ? writeHexList(was) : '',
    wascss: was ? writeExacts(wasExact) : '',
  };
  const given = Object.entries(entries).filter(([, value]) => value !== '');
  return `?${new URLSearchParams([['colors', text], ...given])}`;
}

/** The same page with other colors; those that stay at their place stay what they are. */
export function withColors({ exact, ...query }: CheckQuery, colors: readonly Hex[]): CheckQuery {
  const kept = colors.map((hex, i) => (hex === query.colors[i] ? exact?.[i] : undefined));
  return {
    ...query,
    colors,
    ...(kept.some(Boolean) && { exact: kept }),
    text: writeHexList(colors),
    problems: [],
  };
}

/** The same page with another color at a place, or without the one there; all that belongs to the others moves with them. */
export function spliced(query: CheckQuery, place: number, color?: Hex): CheckQuery {
  const { exact: were, ...rest } = query;
  const splice = <Item>(items: readonly Item[], item: Item) =>
    color ? items.toSpliced(place, 0, item) : items.toSpliced(place, 1);
  const exact = splice<Exact>(
    query.colors.map((_, i) => were?.[i]),
    undefined,
  );
  const order = splice([...query.colors.keys()], -1);
  const colors = splice(query.colors, color!);
  return {
    ...rest,
    colors,
    ...(exact.some(Boolean) && { exact }),
    text: writeHexList(colors),
    locked: splice(query.locked, false),
    roles: rolesMoved(query.roles, (was) => order.indexOf(was)),
    pair: undefined,
    was: undefined,
  };
}

function readColors(text: string): Pick<CheckQuery, 'colors' | 'problems'> {
  const words = splitList(text).filter((word) => word !== '');
  const read = words.map((word) => ({ word, color: readWord(word) }));
  const wrong = read.filter(({ color }) => !color).map(({ word }) => `“${shorten(word)}”`);
  const all = read.flatMap(({ color }) => color ?? []);
  const colors = all.slice(0, PALETTE_SIZE_LIMIT);
  const problems = [
    words.length === 0 && 'There are no colors yet. Enter one to ten, such as 0B2545 E4572E.',
    wrong.length > 0 &&
      `${listOf(wrong)} ${wrong.length === 1 ? 'is not a color' : 'are not colors'}: write six hex digits, such as 0B2545. ${all.length > 0 ? 'The others are checked.' : ''}`,
    all.length > colors.length &&
      `${PALETTE_SIZE_LIMIT} colors are checked; leave out ${listOf(all.slice(PALETTE_SIZE_LIMIT))} or others.`,
  ];
  return { colors, problems: problems.flatMap((problem) => (problem ? [problem.trim()] : [])) };
}

/** Six hex digits, or a CSS color in one word, such as `#0af` or `navy`. */
function readWord(word: string): Hex | undefined {
  const hex = parseHex(word);
  if (hex) return formatHex(hex);
  const parsed = parseColor(word);
  return parsed?.alpha === 1 ? formatHex(parsed.color) : undefined;
}

const SHOWN = 20; // letters of a wrong word

const shorten = (word: string) => (word.length > SHOWN ? `${word.slice(0, SHOWN)}…` : word);

const LISTED = 3; // wrong words that are named

function listOf(words: readonly string[]): string {
  const more = words.length - LISTED;
  return words.slice(0, LISTED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** Two different places, the lower first. */
function readPair(text: string | null, count: number): Places | undefined {
  const [one, other] = splitList(text).map((word) => Number(word) - 1);
  const isPlace = (place: number | undefined): place is number =>
    Number.isInteger(place) && place! >= 0 && place! < count;
  if (!isPlace(one) || !isPlace(other) || one === other) return undefined;
  return [Math.min(one, other), Math.max(one, other)];
}
