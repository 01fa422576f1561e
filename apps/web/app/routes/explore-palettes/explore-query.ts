import { type Hex, toCssColor } from '@swatchwork/color';
import {
  LIMITS,
  LIST_SORTS,
  PALETTE_TABS,
  type PaletteSort,
  type PaletteTab,
} from '@swatchwork/contract/constants';

import { NO_FACETS, readFacets, type WantedFacets } from './explore-facets.ts';
import { isHouseTag } from './house-tags.ts';

/** The state of the page in its address. */
export const EXPLORE_DEFAULTS = {
  /** Empty until the visitor chooses one: then a search looks everywhere. */
  tab: '',
  q: '',
  sort: '',
  color: '',
  color2: '',
  color3: '',
  tag: '',
  /** The id of a palette whose near-alike ones are shown. */
  alike: '',
  ...NO_FACETS,
};

export type ExploreFields = typeof EXPLORE_DEFAULTS;

/** The fields of colors, each of which a palette is to be near to. */
export const COLOR_FIELDS = ['color', 'color2', 'color3'] as const;

/** `all` has no tab of its own: it applies no tab's filter. */
type ExploreTab = PaletteTab | 'all';

type ExploreState = {
  tab: ExploreTab;
  /** Empty where the searched text is a color. */
  q: string;
  sort: PaletteSort;
  /**
   * Of the color fields, without repetitions, or the one that the searched text is: each as text for CSS
   * without its opacity, which is its hex where that is all of it.
   */
  colors: string[];
  tag: string;
  alike: string;
  facets: WantedFacets;
};

/** Fields of an address; missing fields have their default. */
export function fieldsOf(params: URLSearchParams): ExploreFields {
  const fields = { ...EXPLORE_DEFAULTS };
  for (const name of Object.keys(fields) as (keyof ExploreFields)[]) {
    fields[name] = params.get(name) ?? fields[name];
  }
  return fields;
}

/** Reads fields of any origin; unknown values get their default. */
export function readExplore(fields: ExploreFields): ExploreState {
  const { tab, q, sort, tag } = fields;
  const given = new Set(COLOR_FIELDS.flatMap((name) => toText(fields[name]) ?? []));
  const searched = given.size === 0 && isColorCode(q) ? toText(q) : undefined;
  const colors = searched ? [searched] : [...given];
  const isByColor = colors.length > 0 && isColorCode(q);
  const facets = readFacets(fields);
  const alike = UUID.test(fields.alike) ? fields.alike : '';
  const isSearch = Boolean(colors.length > 0 || q || tag || alike || isAny(facets));
  const sorts: readonly PaletteSort[] = colors.length > 0 ? [...LIST_SORTS, 'nearest'] : LIST_SORTS;
  return {
    tab:
      tab === 'all'
        ? tab
        : (PALETTE_TABS.find((known) => known === tab) ?? (isSearch ? 'all' : 'trending')),
    q: isByColor ? '' : q.slice(0, LIMITS.searchText),
    sort: sorts.find((known) => known === sort) ?? (colors.length > 0 ? 'nearest' : 'likes'),
    colors,
    tag: tag.slice(0, LIMITS.tags.length),
    alike,
    facets,
  };
}

/** The fields without one of the colors; its order goes with the last. */
export function withoutColor(fields: ExploreFields, color: string): Partial<ExploreFields> {
  const { q, colors } = readExplore(fields);
  const holding = COLOR_FIELDS.filter((name) => toText(fields[name]) === color);
  return {
    ...Object.fromEntries(holding.map((name) => [name, ''])),
    ...(colors.length === 1 && { sort: '', ...(q === '' && { q: '' }) }),
  };
}

const isAny = (facets: WantedFacets): boolean => Object.keys(facets).length > 0;

/** Whether anything but the tab and the order chooses palettes. */
export const isFiltered = (fields: ExploreFields): boolean =>
  Boolean(fields.q || fields.tag || fields.alike || COLOR_FIELDS.some((name) => fields[name])) ||
  isAny(readFacets(fields));

/**
 * The page with these fields changed; defaults are omitted. A chosen tab is not, also where it is open
 * anyway: the next search keeps it.
 */
export function exploreLink(fields: ExploreFields, changes: Partial<ExploreFields> = {}): string {
  const entries = Object.entries({ ...fields, ...changes }).filter(
    ([name, value]) => value !== EXPLORE_DEFAULTS[name as keyof ExploreFields],
  );
  return entries.length === 0
    ? '/explore-palettes'
    : `/explore-palettes?${new URLSearchParams(entries)}`;
}

/**
 * The address by which search engines know the page: its tab or its tag of the house. Anything else
 * in an address (words, colors, filters, orders, made-up tags) is without end, and shows the same palettes
 * again, whose own pages stand in the sitemap.
 */
export function canonicalLink(fields: ExploreFields): string {
  const { tab, tag } = readExplore(fields);
  if (isHouseTag(tag) && tab === 'all') return tagLink(tag);
  const isOfTab = tab !== 'all' && tab !== 'trending' && !isFiltered(fields);
  return exploreLink({ ...EXPLORE_DEFAULTS, tab: isOfTab ? tab : '' });
}

/** The page that goes on where another one ends. */
export function nextLink(fields: ExploreFields, cursor: string): string {
  const link = exploreLink(fields);
  return `${link}${link.includes('?') ? '&' : '?'}cursor=${cursor}`;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The palettes that are nearly alike with one. */
export const alikeLink = (id: string): string => `/explore-palettes?alike=${id}`;

/**
 * All palettes with a tag. A page has dozens of these links, so they are written without parsing.
 */
export const tagLink = (tag: string): string => `/explore-palettes?tag=${encodeURIComponent(tag)}`;

/** The query as a request to the API. */
export const toListQuery = ({ tab, q, sort, colors, tag, alike, facets }: ExploreState) => ({
  isPublic: true,
  sort,
  limit: PAGE_LENGTH,
  ...(tab !== 'all' && { tab }),
  ...(q && { q }),
  ...(colors.length > 0 && { color: colors.join(',') }),
  ...(tag && { tag }),
  ...(alike ? { alikeTo: alike } : { fold: true as const }),
  ...facets,
});

/** Palettes in one call of the API, in whole rows. */
const MOST_SHOWN = 96;

/** Number of palettes when an address is opened: a reload includes those that Load More added. */
export function readShown(params: URLSearchParams): number {
  const shown = Number(params.get('shown'));
  return Number.isInteger(shown) ? Math.min(Math.max(shown, PAGE_LENGTH), MOST_SHOWN) : PAGE_LENGTH;
}

/** An address that opens with `count` palettes; without a number, with the default count. */
export function withShown(address: string, shown?: number): string {
  const url = new URL(address);
  url.searchParams.delete('shown');
  if (shown !== undefined) url.searchParams.set('shown', String(Math.min(shown, MOST_SHOWN)));
  return url.href;
}

/** Fills rows of two and three, so that Load More stands below full rows. */
export const PAGE_LENGTH = 12;

/**
 * The color that a searched word names, such as `coral`: words stay words, because palettes may
 * have them in their names, so the page offers the color beside them.
 */
export const namedColor = (q: string): Hex | undefined =>
  isColorCode(q) ? undefined : toCssColor(q)?.hex;

/**
 * Whether a text can only be meant as a color: `#0a66c2`, `rgb(10 102 194)`, or six or eight hex
 * digits that are no word such as `facade`.
 */
const isColorCode = (text: string): boolean =>
  /^\s*(#|[a-z-]+\()/i.test(text) || /^\s*(?=.*\d)[0-9a-f]{6}([0-9a-f]{2})?\s*$/i.test(text);

function toText(text: string): string | undefined {
  const color = toCssColor(text);
  return color && (color.css ?? color.hex);
}
