import { fixContrast } from '../contrast/auto-fix.ts';
import type { PaletteCheck } from './check-palette.ts';
import { type CheckedPair, see } from './compare.ts';
import { placesToChange } from './places.ts';
import { type Proposal, propose, tryChange } from './proposal.ts';

/**
 * The nearest colors of the same hue with which a pair reaches the target: at most one for each of
 * its two places, none for a locked one. Nothing is proposed for a pair that meets the target.
 */
export function proposeFix(check: PaletteCheck, pair: CheckedPair): Proposal {
  if (pair.meets) return { changes: [] };
  const changes = placesToChange(pair.places, check.locked).map((place) => {
    const other = pair.places.find((index) => index !== place)!;
    const { color } = fixContrast(
      check.colors[place]!.color,
      check.colors[other]!.color,
      check.target,
    );
    return tryChange(check, pair, place, see(color));
  });
  return propose(
    check,
    pair.places,
    changes.filter((change) => change.pair.meets),
  );
}
