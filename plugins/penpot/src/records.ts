/** Where our data stand in the file. */
export const SPACE = 'swatchwork';

/** The names of the data: of the key of a color, of all keys that we ever made, of the records. */
export const KEY = 'key';
export const MADE = 'made';
export const RECORDS = 'records';

/** The ids that things of ours have in the file, by mode. */
export type Ids = Readonly<Record<string, string>>;

/**
 * What we made of sets, themes and tokens, which take no data of plugins: so it stands with the
 * library, by key. Penpot keeps an id for life, and gives a copy another one.
 */
export interface Records {
  readonly collections: Readonly<
    Record<string, { readonly name: string; readonly sets: Ids; readonly themes: Ids }>
  >;
  readonly variables: Readonly<
    Record<string, { readonly name: string; readonly collection: string; readonly tokens: Ids }>
  >;
}

const NOTHING: Records = { collections: {}, variables: {} };

/** Of a text that is not ours, nothing is taken over. */
export function readRecords(text: string): Records {
  try {
    return { ...NOTHING, ...JSON.parse(text) };
  } catch {
    return NOTHING;
  }
}
