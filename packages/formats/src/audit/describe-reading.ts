import type { ThemeReading, UnmetPair, UnmetReason } from '../repair/model.ts';

/** Modes that a sentence names. */
const MOST_NAMED = 8;

/** Clauses. */
const UNMET_REASONS: Record<UnmetReason, string> = {
  held: 'its colors are kept',
  ground: 'its background would have to become much lighter or darker',
  computed: 'one color is computed from others, and no replacement passes',
  'no-room': 'no color was found that passes without another pair failing',
};

/** Why a pair fails after the repair as well, and which pairs would fail if it passed: a clause. */
export function reasonOf({ reason, against }: UnmetPair): string {
  const others = against.map(({ pair, context }) => `${pair} in ${context}`);
  const clause = UNMET_REASONS[reason];
  return others.length === 0
    ? clause
    : `${clause}; a color that passes here breaks ${listed(others)}`;
}

/** What is said of a reading, and of files that are not in it. */
type Described = ThemeReading & { readonly chosen?: number; readonly leftFiles?: number };

/**
 * The verdict on a reading, such as `3 of 5 pairs fail in light and dark. This change fixes everything. Not
 * checked: 1 variable.`
 */
export function describeVerdict(reading: Described): string {
  const gaps = describeGaps(reading);
  return `${describePairs(reading, gaps)}${gaps && ` Not checked: ${gaps}.`}`;
}

function describePairs(reading: Described, gaps: string): string {
  const { changes, contexts, failed, fewest, left, pairs, chosen = changes.length } = reading;
  const count = countOf(pairs.length, 'pair');
  if (pairs.length === 0) {
    return 'The names do not show which colors go together. Pair them below.';
  }
  if (failed === 0) {
    const isOne = pairs.length === 1;
    if (gaps !== '') {
      return `${count} found; ${isOne ? 'it passes' : 'all pass'} in ${placesOf(contexts)}.`;
    }
    return `${isOne ? 'The only pair passes' : `All ${count} pass`} in ${placesOf(contexts)}.`;
  }
  const these = chosen === 1 ? 'This change fixes' : `These ${chosen} changes fix`;
  const all = `${these} everything${fewest ? ' (the fewest possible)' : ''}.`;
  const some = `After ${countOf(chosen, 'change')} ${left} still ${left === 1 ? 'fails' : 'fail'}.`;
  const where = `${contexts.length > MOST_NAMED ? 'some of ' : ''}${placesOf(contexts)}`;
  return `${failed} of ${count} ${failed === 1 ? 'fails' : 'fail'} in ${where}. ${left === 0 ? all : some}`;
}

/** Such as `5 variables and 2 rules with 3 colors`; empty where the verdict is about everything. */
export function describeGaps({
  coverage: { unread, unjudged },
  unknown,
  leftFiles = 0,
}: Pick<Described, 'coverage' | 'unknown' | 'leftFiles'>): string {
  const colors = unread.colors > 0 ? ` with ${countOf(unread.colors, 'color')}` : '';
  return listed([
    ...(unknown.length > 0 ? [countOf(unknown.length, 'variable')] : []),
    ...(unread.count > 0 ? [`${countOf(unread.count, 'rule')}${colors}`] : []),
    ...(unjudged.count > 0 ? [countOf(unjudged.count, 'pair')] : []),
    ...(leftFiles > 0 ? [countOf(leftFiles, 'file')] : []),
  ]);
}

/** What still fails with the chosen changes, in sentences. */
export function describeFailing({ pairs, unmet }: ThemeReading): string[] {
  const reasons = new Map(unmet.map((one) => [`${one.pair} ${one.context}`, reasonOf(one)]));
  return pairs.flatMap(({ id, foreground, background, contexts }) =>
    Object.entries(contexts).flatMap(([context, { minimum, repaired }]) => {
      if (repaired.ratio >= minimum) return [];
      const reason = reasons.get(`${id} ${context}`) ?? 'its change is not selected';
      return `${foreground} on ${background} in ${context} does not reach ${minimum}: ${reason}.`;
    }),
  );
}

export const placesOf = (contexts: readonly string[]): string =>
  contexts.length > MOST_NAMED ? `${contexts.length} modes` : listed(contexts);

const listed = (words: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(words);

const countOf = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
