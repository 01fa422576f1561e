import { deltaEOK, fixContrast, formatHex, type Hex, parseHex } from '@swatchwork/color';

import type { JudgedText } from './judge-contrast.ts';

/** Texts that fail alike, and what would mend them. */
export interface Failure {
  readonly ink: Hex;
  readonly ground: Hex;
  readonly ratio: number;
  readonly target: number;
  /** The nearest color of the text that passes, its hue held. */
  readonly fix: Hex;
  /** In ΔE_OK. */
  readonly distance: number;
  readonly places: readonly JudgedText[];
}

/** The failures of a page by pair of colors, the worst first. */
export function groupFailures(judged: readonly JudgedText[]): Failure[] {
  const failing = judged.filter(({ verdict }) => verdict === 'fail');
  const groups = Map.groupBy(failing, ({ ink, ground, target }) => `${ink}${ground}${target}`);
  return [...groups.values()].map(toFailure).toSorted((a, b) => a.ratio - b.ratio);
}

function toFailure(places: readonly JudgedText[]): Failure {
  const { ink, ground, ratio, target } = places[0]!;
  const given = parseHex(ink)!;
  const { color } = fixContrast(given, parseHex(ground)!, target);
  const distance = deltaEOK(color, given);
  return { ink, ground, ratio, target, fix: formatHex(color), distance, places };
}
