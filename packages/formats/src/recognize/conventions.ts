import type { KnownPair } from './naming-systems.ts';
import type { SplitName } from './split-name.ts';

/** What says, at the end of a name, that it is written on what stands before. */
const ON_BASE = /^(.+)-(?:foreground|fg|text|contrast|content|on|ink|label)$/;

/** As Bootstrap has it: `body-color` on `body-bg`; alone, the word says nothing. */
const COLOR_ON_BASE = /^(.+)-color$/;

/** What the ground of a part is called, behind the part's own name. */
const GROUND_ENDS = ['', '-bg', '-background', '-surface', '-fill'];

/** The page and what lies plainly on it. */
export const PLAIN_GROUND =
  /^(?:body-)?(?:background|bg|ground|surface|canvas|page|paper|base)(?:-(?:base|primary|body|page))?$/;

/** What is written on the page, whatever follows or goes before. */
export const PLAIN_TEXT = /(?:^|-)(?:text|fg|foreground|ink|link|links|heading|headings)(?:-|$)/;

/** Texts that stand on something else than the page, or of which nothing is asked. */
const NOT_PLAIN = /(?:^|-)(?:on|inverse|inverted|disabled|selection|shadow|decoration)(?:-|$)/;

/**
 * Pairs by what people write everywhere: `on-x` or `x-foreground` on `x`; a plain text on the page.
 *
 * @param names Those that no library's names explain.
 */
export function conventionPairs(
  names: readonly SplitName[],
  byKey: ReadonlyMap<string, string>,
): KnownPair[] {
  const grounds = [...byKey.keys()].filter((key) => PLAIN_GROUND.test(key));
  return names.flatMap(({ key }) => {
    const base = baseOf(key, byKey);
    const backgrounds = base === undefined ? plainGrounds(key, grounds) : [base];
    const why =
      base === undefined ? 'by its name a text of the page' : 'by their names the one on the other';
    return backgrounds.map((background) => ({
      foreground: key,
      background,
      kind: 'text' as const,
      why,
    }));
  });
}

function baseOf(key: string, byKey: ReadonlyMap<string, string>): string | undefined {
  const within = (base: string | undefined, ends: readonly string[]) =>
    base && ends.map((end) => base + end).find((ground) => byKey.has(ground));
  const withoutOn = /(?:^|-)on-./.test(key) ? key.replace(/(^|-)on-/, '$1') : undefined;
  return (
    within(withoutOn, GROUND_ENDS) ||
    within(ON_BASE.exec(key)?.[1], GROUND_ENDS) ||
    within(COLOR_ON_BASE.exec(key)?.[1], GROUND_ENDS.slice(1)) ||
    undefined
  );
}

const plainGrounds = (key: string, grounds: readonly string[]): readonly string[] =>
  PLAIN_TEXT.test(key) && !NOT_PLAIN.test(key) && !PLAIN_GROUND.test(key) ? grounds : [];
