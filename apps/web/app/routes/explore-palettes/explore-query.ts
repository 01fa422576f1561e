import { formatHex, type Hex, mapToGamut, parseColor } from '@swatchwork/color';
import {
  LIMITS,
  LIST_SORTS,
  PALETTE_TABS,
  type PaletteSort,
  type PaletteTab,
} from '@swatchwork/contract/constants';

/** The state of the page as its address says it. */
export const EXPLORE_DEFAULTS = {
  tab: 'trending',
  q: '',
  sort: '',
  color: '',
  tag: '',
};

export type ExploreFields = typeof EXPLORE_DEFAULTS;

/** `all` is no tab of its own: it shows what no tab holds back. */
type ExploreTab = PaletteTab | 'all';

type ExploreState = {
  tab: ExploreTab;
  q: string;
  sort: PaletteSort;
  color: Hex | undefined;
  tag: string;
};

/** Fields of an address; what it does not name has its default. */
export function fieldsOf(params: URLSearchParams): ExploreFields {
  const fields = { ...EXPLORE_DEFAULTS };
  for (const name of Object.keys(fields) as (keyof ExploreFields)[]) {
    fields[name] = params.get(name) ?? fields[name];
  }
  return fields;
}

/** Reads fields of any origin; what it does not know, it replaces by the default. */
export function readExplore({ tab, q, sort, color, tag }: ExploreFields): ExploreState {
  const hex = toHex(color);
  const sorts: readonly PaletteSort[] = hex ? [...LIST_SORTS, 'nearest'] : LIST_SORTS;
  return {
    tab: tab === 'all' ? tab : (PALETTE_TABS.find((known) => known === tab) ?? 'trending'),
    q: q.slice(0, LIMITS.searchText),
    sort: sorts.find((known) => known === sort) ?? (hex ? 'nearest' : 'likes'),
    color: hex,
    tag: tag.slice(0, LIMITS.tags.length),
  };
}

/** The page with these fields changed; what has its default is left out. */
export function exploreLink(fields: ExploreFields, changes: Partial<ExploreFields> = {}): string {
  const entries = Object.entries({ ...fields, ...changes }).filter(
    ([name, value]) => value !== EXPLORE_DEFAULTS[name as keyof ExploreFields],
  );
  return entries.length === 0
    ? '/explore-palettes'
    : `/explore-palettes?${new URLSearchParams(entries)}`;
}

const ALL = exploreLink(EXPLORE_DEFAULTS, { tab: 'all' });

/** All palettes of a tag. A page has dozens of these, so each is written without parsing. */
export const tagLink = (tag: string): string => `${ALL}&tag=${encodeURIComponent(tag)}`;

/** The same as a request to the API. */
export const toListQuery = ({ tab, q, sort, color, tag }: ExploreState) => ({
  isPublic: true,
  sort,
  limit: PAGE_LENGTH,
  ...(tab !== 'all' && { tab }),
  ...(q && { q }),
  ...(color && { color }),
  ...(tag && { tag }),
});

/** So many the API gives in one call, in whole rows. */
const MOST_SHOWN = 96;

/** How many palettes an address begins with: after a reload, what Load More has added is there. */
export function readShown(params: URLSearchParams): number {
  const shown = Number(params.get('shown'));
  return Number.isInteger(shown) ? Math.min(Math.max(shown, PAGE_LENGTH), MOST_SHOWN) : PAGE_LENGTH;
}

/** An address that begins with so many palettes, or without a number with as many as usual. */
export function withShown(address: string, shown?: number): string {
  const url = new URL(address);
  url.searchParams.delete('shown');
  if (shown !== undefined) url.searchParams.set('shown', String(Math.min(shown, MOST_SHOWN)));
  return url.href;
}

/** Fills rows of two and three. Load More stands under so many palettes, if there are more. */
export const PAGE_LENGTH = 12;

function toHex(text: string): Hex | undefined {
  const parsed = text.trim() === '' ? undefined : parseColor(text);
  return parsed && formatHex(mapToGamut(parsed.color));
}
