/** A name in lower-case words, parted into what says where it belongs and what it means. */
export interface SplitName {
  /** As the file has it, such as `--color-textMuted`. */
  readonly name: string;
  /** Such as `color`; empty where there is nothing to leave out. */
  readonly prefix: string;
  /** Such as `text-muted`. */
  readonly key: string;
}

/** Words before a name that say nothing about its role. */
const NEUTRAL_WORDS = new Set(
  'color colors colour colours clr c theme themes ui tw md sys ref semantic alias aliases role roles token tokens extend system'.split(
    ' ',
  ),
);

/** Words that may begin most names of a file and say what these are. */
const MEANINGFUL = new Set(
  'text fg foreground on ink link heading icon border bg background ground surface brand'.split(
    ' ',
  ),
);

/** `bg-color` and `text-color` say no more than `bg` and `text`. */
const COLOR_OF = /(?<![^-])(fg|bg|text|background|foreground|link|heading|border)-colou?r(?![^-])/g;

/** From how many names on, and from which share of them, a first word counts as the project's. */
const PROJECT = { names: 4, share: 0.8 } as const;

/** Lower-case words joined by hyphens: of `--onPrimary`, `color.on.primary.$root` or `on_primary`. */
export const wordsOf = (name: string): string =>
  name
    .replace(/^(?:--|\$|@)/, '')
    .replace(/\.\$root$/, '')
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .replace(/(?<=.)-default$/, '');

/** Splits all names of a file, of which most may begin with the same word. */
export function splitNames(names: readonly string[]): SplitName[] {
  const worded = names.map((name) => ({ name, words: wordsOf(name) }));
  const project = projectWord(worded.map(({ words }) => words));
  return worded.map(({ name, words }) => {
    let from = project && words.startsWith(`${project}-`) ? project.length + 1 : 0;
    for (;;) {
      const end = words.indexOf('-', from);
      if (end < 0 || !NEUTRAL_WORDS.has(words.slice(from, end))) break;
      from = end + 1;
    }
    const key = words.slice(from).replaceAll(COLOR_OF, '$1');
    return { name, prefix: words.slice(0, Math.max(from - 1, 0)), key };
  });
}

function projectWord(all: readonly string[]): string | undefined {
  if (all.length < PROJECT.names) return undefined;
  const counts = new Map<string, number>();
  for (const words of all) {
    const end = words.indexOf('-');
    if (end > 0) counts.set(words.slice(0, end), (counts.get(words.slice(0, end)) ?? 0) + 1);
  }
  return [...counts].find(
    ([word, count]) => count >= PROJECT.share * all.length && !MEANINGFUL.has(word),
  )?.[0];
}
