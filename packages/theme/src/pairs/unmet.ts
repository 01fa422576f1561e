import { THEME_MODES, type ThemeMode } from '../model/names.ts';
import type { PairResult } from '../model/pair.ts';
import type { UnmetPair } from '../model/theme.ts';
import type { PaintedMode } from '../modes/create-mode.ts';
import { ratioOf } from '../solve/behind.ts';
import { takesPart } from './takes-part.ts';

/** The pairs that fail, and why. */
export function findUnmet(
  pairs: readonly PairResult[],
  modes: Readonly<Record<ThemeMode, PaintedMode>>,
): UnmetPair[] {
  return THEME_MODES.flatMap((mode) => {
    const { setting, paints } = modes[mode];
    const asked = Object.keys(setting.fixed);
    return pairs
      .filter((pair) => !pair.modes[mode].passes)
      .map((pair): UnmetPair => {
        const { ratio, minimum } = pair.modes[mode];
        const { y } = paints[pair.background]!.tone;
        const reason = asked.some((role) => takesPart(role, pair)) ? 'override' : 'no-room';
        const best = Math.max(ratioOf(y, 0), ratioOf(y, 1));
        return { pair: pair.id, mode, ratio, minimum, reason, best };
      });
  });
}
