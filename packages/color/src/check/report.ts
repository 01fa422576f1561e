import { contrastRatio } from '../contrast/wcag.ts';
import { mapToGamut } from '../gamut.ts';
import { LEAST_DISTANCE } from '../palette/swatch.ts';
import { BLACK, formatHex, type Hex, WHITE } from '../spaces/srgb.ts';
import type { PaletteCheck } from './check-palette.ts';
import type { CheckedPair } from './compare.ts';
import type { Places } from './places.ts';
import type { Change, Proposal } from './proposal.ts';
import { proposeFix } from './propose-fix.ts';
import { proposeRepair } from './propose-repair.ts';

/**
 * A check and all that can be proposed, as plain data that programs exchange: colors as hex, places
 * counted from 1. The API and the command line answer it. What is proposed is a color of sRGB, which
 * looks the same on every screen.
 *
 * @param css By place, the color as text for CSS where its hex is not all of it.
 */
export function reportOf(check: PaletteCheck, css: readonly (string | undefined)[] = []) {
  return {
    target: check.target,
    leastDifference: LEAST_DISTANCE,
    colors: check.colors.map(({ color }, i) => ({
      hex: formatHex(mapToGamut(color)),
      ...(css[i] && { css: css[i] }),
      locked: check.locked[i] === true,
      onWhite: contrastRatio(color, WHITE),
      onBlack: contrastRatio(color, BLACK),
    })),
    pairs: check.pairs.map((pair) => reportPair(check, pair)),
  };
}

function reportPair(check: PaletteCheck, pair: CheckedPair) {
  const { places, collides, ...known } = pair;
  const hexAt = (place: number): Hex => formatHex(mapToGamut(check.colors[place]!.color));
  return {
    places: fromOne(places),
    color1: hexAt(places[0]),
    color2: hexAt(places[1]),
    ...known,
    collides: [...collides],
    ...(!pair.meets && { fix: reportProposal(proposeFix(check, pair)) }),
    ...(collides.length > 0 && { repair: reportProposal(proposeRepair(check, pair)) }),
  };
}

const reportProposal = ({ changes, obstacle }: Proposal) => ({
  changes: changes.map(reportChange),
  ...(obstacle && { obstacle }),
});

const reportChange = ({ place, color, distance, pair, breaks }: Change) => ({
  place: place + 1,
  color: formatHex(color),
  difference: distance,
  contrast: pair.contrast,
  collides: [...pair.collides],
  breaks: breaks.map(fromOne),
});

const fromOne = (places: Places): number[] => places.map((place) => place + 1);
