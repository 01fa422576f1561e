import type { ReadPair, ThemeReading } from '@swatchwork/formats/repair';

/** Pairs with one cause. */
export interface PairGroup {
  /** What repairs all of them. */
  readonly title?: string;
  readonly pairs: readonly ReadPair[];
}

/**
 * Failing pairs by the color whose change repairs most of them; those that no change repairs come last.
 */
export function groupByCause(
  failing: readonly ReadPair[],
  { changes }: Pick<ThemeReading, 'changes'>,
): PairGroup[] {
  const mended = new Map<string, Set<string>>();
  for (const { token, mends } of changes) {
    mended.set(token, new Set([...(mended.get(token) ?? []), ...mends]));
  }
  const causes = [...mended].toSorted(([, one], [, two]) => two.size - one.size);
  const groups = Map.groupBy(failing, ({ id }) => causes.find(([, ids]) => ids.has(id))?.[0]);
  const known = causes.flatMap(([token]) => {
    const pairs = groups.get(token);
    return pairs ? [{ title: `Repaired by changing ${token}`, pairs }] : [];
  });
  const rest = groups.get(undefined);
  return rest ? [...known, { title: 'No change found', pairs: rest }] : known;
}
