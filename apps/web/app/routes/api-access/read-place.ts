const TABS = ['request', 'response', 'try'] as const;
const LANGUAGES = ['javascript', 'python', 'curl'] as const;

/** What is open on the page; the address holds it. */
export type Place = {
  /** Id of the endpoint; empty for the first. */
  endpoint: string;
  tab: (typeof TABS)[number];
  lang: (typeof LANGUAGES)[number];
  /** Which of the endpoint's examples, from 1. */
  example: number;
  /** The search text of the list of endpoints. */
  q: string;
};

/** The fields of the address and their defaults. */
export const PLACE_DEFAULTS = {
  endpoint: '',
  tab: TABS[0],
  lang: LANGUAGES[0],
  example: '1',
  q: '',
} as const;

/** Reads the address; invalid fields get their default. */
export const readPlace = (params: URLSearchParams): Place => ({
  endpoint: params.get('endpoint') ?? '',
  tab: oneOf(TABS, params.get('tab')),
  lang: oneOf(LANGUAGES, params.get('lang')),
  example: /^[1-9]\d?$/.test(params.get('example') ?? '') ? Number(params.get('example')) : 1,
  q: params.get('q') ?? '',
});

/** The link to a place, without defaults. */
export function linkTo({ endpoint, tab, lang, example, q }: Place): string {
  const params = new URLSearchParams();
  if (endpoint) params.set('endpoint', endpoint);
  if (tab !== TABS[0]) params.set('tab', tab);
  if (lang !== LANGUAGES[0]) params.set('lang', lang);
  if (example !== 1) params.set('example', String(example));
  if (q) params.set('q', q);
  return `?${params}`;
}

/** The place for a link to an operation of the former reference: `#/Colors/convertColor`. */
export const readFormerHash = (hash: string): string | undefined =>
  /^#\/[^/]+\/(\w+)$/.exec(hash)?.[1];

const oneOf = <T extends string>(values: readonly [T, ...T[]], text: string | null): T =>
  values.find((value) => value === text) ?? values[0];
