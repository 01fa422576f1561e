const TABS = ['request', 'response', 'try'] as const;
const LANGUAGES = ['javascript', 'python', 'curl'] as const;

/** What is open on the page; the address holds it. */
export type Place = {
  /** Id of the endpoint; empty for the first. */
  endpoint: string;
  tab: (typeof TABS)[number];
  lang: (typeof LANGUAGES)[number];
};

/** Reads the address; what makes no sense there counts as left out. */
export const readPlace = (params: URLSearchParams): Place => ({
  endpoint: params.get('endpoint') ?? '',
  tab: oneOf(TABS, params.get('tab')),
  lang: oneOf(LANGUAGES, params.get('lang')),
});

/** The link to a place, without what goes without saying. */
export function linkTo({ endpoint, tab, lang }: Place): string {
  const params = new URLSearchParams();
  if (endpoint) params.set('endpoint', endpoint);
  if (tab !== TABS[0]) params.set('tab', tab);
  if (lang !== LANGUAGES[0]) params.set('lang', lang);
  return `?${params}`;
}

const oneOf = <T extends string>(values: readonly [T, ...T[]], text: string | null): T =>
  values.find((value) => value === text) ?? values[0];
