import { byteDigits, type Hex, type Oklch, toOklch } from '@swatchwork/color';
import type { RoleName } from '../model/names.ts';
import type { ThemeColor } from '../model/scale.ts';
import { type Behind, behind, behindVeil, together, type Veil } from '../solve/behind.ts';
import { draw, reaches } from '../solve/reach.ts';
import { BLACK_TONE, type Tone, toneOf, WHITE_TONE } from '../solve/tone.ts';
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

/** Halvings of the way to the page: finer than an 8-bit step. */
const HALVINGS = 10;

/**
 * A pale color on which words have room: moved in lightness towards the page until black or white,
 * the end on the words' side, has the ratio on it, also where its translucent form lies over one of
 * the backgrounds.
 *
 * @param grounds The page first.
 * @param ratios The ratio that words need, and the one that counts where the page leaves no room for
 *   words; as wanted where it leaves room for neither.
 */
export function paleWithRoom(
  wanted: Oklch,
  grounds: readonly Tone[],
  ratios: readonly number[],
  side: 'dark' | 'light',
): Paint {
  const page = grounds[0]!;
  const end = side === 'dark' ? BLACK_TONE : WHITE_TONE;
  const own = paleOn(page, wanted);
  const needed = ratios.find((ratio) => reaches(end, behind(grounds), ratio));
  if (needed === undefined) return own;
  const hasRoom = (paint: Paint) => reaches(end, behindAll([paint], grounds), needed);
  if (hasRoom(own)) return own;
  let [near, far] = [wanted.l, toOklch(page.color).l];
  let found = paleOn(page, { ...wanted, l: far });
  for (let i = 0; i < HALVINGS; i++) {
    const l = (near + far) / 2;
    const paint = paleOn(page, { ...wanted, l });
    if (hasRoom(paint)) [found, far] = [paint, l];
    else near = l;
  }
  return hasRoom(found) ? found : { tone: page };
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

/**
 * The most translucent color that gives `seen` over `ground`, to half an 8-bit step: the alpha at
 * which the channel that changes most is used up.
 */
function veilOf(seen: Tone, ground: Tone): Veil {
  const channels = ['r', 'g', 'b'] as const;
  const needed = channels.map((channel) => {
    const [to, from] = [seen.color[channel], ground.color[channel]];
    if (to === from) return 0;
    return to > from ? (to - from) / (1 - from) : (from - to) / from;
  });
  // the least step is kept, so that the veil of the ground itself has a color
  const alpha = Math.max(1, Math.ceil(Math.max(...needed) * 255 - 1e-9)) / 255;
  const top = (channel: (typeof channels)[number]) => {
    const value = (seen.color[channel] - ground.color[channel] * (1 - alpha)) / alpha;
    return Math.min(1, Math.max(0, value));
  };
  return { tone: toneOf({ r: top('r'), g: top('g'), b: top('b') }), alpha };
}

/** `#RRGGBBAA`. */
const veilHex = ({ tone, alpha }: Veil): Hex => `${tone.hex}${byteDigits(alpha)}`;
