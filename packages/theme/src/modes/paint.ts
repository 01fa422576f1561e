import type { Oklch } from '@swatchwork/color';

import type { RoleName } from '../model/names.ts';
import type { ThemeColor } from '../model/scale.ts';
import { type Behind, behind, behindVeil, together, type Veil } from '../solve/behind.ts';
import { draw } from '../solve/reach.ts';
import type { Tone } from '../solve/tone.ts';
import { veilHex, veilOf } from '../solve/veil.ts';
import { wideOf } from '../solve/wide.ts';

/** A color while a theme is made. */
export interface Paint {
  readonly tone: Tone;
  /** The same over the mode's ground. */
  readonly veil?: Veil;
  readonly p3?: string;
}

/** The colors of the roles of a mode. */
export type Paints = Partial<Record<RoleName, Paint>>;

/** A tone as it was wanted, with its Display P3 form where that gains. */
export function paintOf(tone: Tone, wanted: Oklch): Paint {
  const p3 = wideOf(wanted, tone);
  return p3 ? { tone, p3 } : { tone };
}

/** A pale color with its translucent form over a ground. */
export function paleOn(ground: Tone, wanted: Oklch): Paint {
  const tone = draw(wanted);
  return { ...paintOf(tone, wanted), veil: veilOf(tone, ground) };
}

export const writePaint = ({ tone, veil, p3 }: Paint): ThemeColor => ({
  hex: tone.hex,
  ...(veil && { alpha: veilHex(veil) }),
  ...(p3 && { p3 }),
});

/** What colors put behind words: each as it is, and where it is translucent, over every ground. */
export const behindAll = (paints: readonly Paint[], grounds: readonly Tone[]): Behind =>
  together([
    behind(paints.map(({ tone }) => tone)),
    ...paints.flatMap(({ veil }) => (veil ? [behindVeil(veil, grounds)] : [])),
  ]);
