import { formatHex, type Hex, mapToGamut, parseColor } from '@swatchwork/color';
import {
  LIMITS,
  LIST_SORTS,
  PALETTE_TABS,
  type PaletteSort,
  type PaletteTab,
} from '@swatchwork/contract/constants';

/** The state of the page in its address. */
export const EXPLORE_DEFAULTS = {
  tab: 'trending',
  q: '',
  sort: '',
  color: '',
  tag: '',
};

export type ExploreFields = typeof EXPLORE_DEFAULTS;

/** `all` has no tab of its own: it applies no tab's filter. */
type ExploreTab = PaletteTab | 'all';

type ExploreState = {
  tab: ExploreTab;
  q: string;
  sort: PaletteSort;
  color: Hex | undefined;
  tag: string;
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

/** The page with these fields changed; defaults are omitted. */
export function exploreLink(fields: ExploreFields, changes: Partial<ExploreFields> = {}): string {
  const entries = Object.entries({ ...fields, ...changes }).filter(
    ([name, value]) => value !== EXPLORE_DEFAULTS[name as keyof ExploreFields],
  );
  return entries.length === 0
    ? '/explore-palettes'
    : `/explore-palettes?${new URLSearchParams(entries)}`;
}

/** The page that goes on where another one ends. */
export function nextLink(fields: ExploreFields, cursor: string): string {
  const link = exploreLink(fields);
  return `${link}${link.includes('?') ? '&' : '?'}cursor=${cursor}`;
}

const ALL = exploreLink(EXPLORE_DEFAULTS, { tab: 'all' });

/**
 * All palettes with a tag. A page has dozens of these links, so they are written without parsing.
 */
export const tagLink = (tag: string): string => `${ALL}&tag=${encodeURIComponent(tag)}`;

/** The query as a request to the API. */
export const toListQuery = ({ tab, q, sort, color, tag }: ExploreState) => ({
  isPublic: true,
  sort,
  limit: PAGE_LENGTH,
  ...(tab !== 'all' && { tab }),
  ...(q && { q }),
  ...(color && { color }),
  ...(tag && { tag }),
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

function toHex(text: string): Hex | undefined {
  const parsed = text.trim() === '' ? undefined : parseColor(text);
  return parsed && formatHex(mapToGamut(parsed.color));
}
