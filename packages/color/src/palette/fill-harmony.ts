import { mapToGamut } from '../gamut.ts';
import { fromHsl, toHsl } from '../spaces/hsl.ts';
import { toOklch } from '../spaces/oklch.ts';
import type { Srgb } from '../spaces/srgb.ts';
import { strongest } from './chroma-limit.ts';
import { COLORLESS, drawBest, takeSuited } from './compose.ts';
import { type HarmonyType, harmonyOffsets } from './harmony.ts';
import { type PaletteStyle, within } from './palette-styles.ts';
import {
  besideBase,
  isEarthy,
  isMid,
  keepVisible,
  type Planned,
  STRONG,
  stepsBeside,
} from './partners.ts';
import { addOnce, colorsOf, countFree, fillPlaces, type Places } from './places.ts';
import { likingOfHarmony } from './pleasing.ts';
import { pick, type Random } from './random.ts';
import { assertCount } from './size.ts';
import { type Swatch, toSwatch, toWritten } from './swatch.ts';

/** The spaces in which a harmony turns the hue. */
export const HUE_SPACES = ['hsl', 'oklch'] as const;

export type HueSpace = (typeof HUE_SPACES)[number];

/** Degrees within which a color stands for a hue of the scheme. */
const SAME_HUE = 5;
/** ΔE_OK under which two colors look the same. @see https://www.w3.org/TR/css-color-4/#binsearch */
const SAME = 0.02;

export interface HarmonyOptions {
  space: HueSpace;
  style: PaletteStyle;
  random: Random;
  /** The colors of the scheme, its base first. Default: those of its hues that are liked best. */
  scheme?: readonly Srgb[] | undefined;
}

/**
 * Fills the free places with a harmony of a base: first a color of each hue of the scheme that no
 * place shows yet, then quiet variations of these hues. Each is as light and strong as suits its hue, the
 * base and the style; beside a strong base the others are weaker.
 *
 * @param base Included unchanged where a place is free; it may itself be one of the locked. A gray
 * has no hue, so that one is drawn.
 * @param locked Keep their places; null where a place is free.
 * @throws {RangeError} If the type is none of `HARMONY_TYPES`, or there are not 1–10 places.
 */
export function fillHarmony(
  base: Srgb,
  type: HarmonyType,
  locked: Places,
  { space, style, random, scheme }: HarmonyOptions,
): Srgb[] {
  assertCount(locked.length);
  const places = (scheme ?? [base]).reduce(
    (filled, color, i) => addOnce(filled, color, i === 0 ? 0 : SAME),
    locked,
  );
  const kept = colorsOf(places);
  const count = countFree(places);
  if (count === 0) return kept;
  const wheel = WHEELS[space];
  const drawHue = () =>
    style.turn < 360 ? within(random, pick(random, style.hues)) : 360 * random();
  const anchor = wheel.hueOf(base) ?? drawHue();
  const hues = harmonyOffsets(type).map((offset) => wheel.toOklch(anchor + offset));
  const wanted = scheme ? [] : [...hues.slice(1), hues[0]!];
  const missing = wanted.filter(({ hue }) => !kept.some(shows(hue, wheel))).slice(0, count);
  const [placed, { c: strength }] = [kept.map(toOklch), toOklch(base)];
  function plan(): PlannedHue[] {
    const { partner, variation } = besideBase(strength, locked.length, style, random);
    const free = stepsBeside(placed, locked.length, style, random);
    const partners: PlannedHue[] = [];
    const first = Math.floor(random() * missing.length);
    const order = missing.map((_, i) => (first + i) % missing.length);
    // The first is the accent, which oranges and yellows cannot be beside a strong base.
    if (strength >= STRONG)
      order.sort((one, other) => +isEarthy(missing[one]!.h) - +isEarthy(missing[other]!.h));
    for (const [i, at] of order.entries()) {
      const { hue, h } = missing[at]!;
      partners[at] = { hue, ...partner(takeSuited(free, h, random), h, i === 0) };
    }
    const variations = free.slice(free.length - count + missing.length).map((step) => {
      const { hue, h } = isMid(step) && isEarthy(hues[0]!.h) ? pick(random, hues) : hues[0]!;
      return { hue, ...variation(step, h) };
    });
    return [...partners, ...variations];
  }

  const drawn = drawBest(kept, plan, random, {
    turn: 0,
    write: wheel.write,
    judge: (colors) => likingOfHarmony(colors, style.liked),
  });
  return colorsOf(fillPlaces(places, drawn));
}

/** A hue of the scheme, and the OKLCH hue that it has at full saturation; both in degrees. */
interface Hue {
  hue: number;
  h: number;
}

type PlannedHue = Planned & Pick<Hue, 'hue'>;

/** How a space counts hues, in degrees. */
interface Wheel {
  /** Undefined for a gray, which has none. */
  hueOf: (color: Srgb) => number | undefined;
  toOklch: (hue: number) => Hue;
  /** The color of 8 bits nearest to an OKLCH color that has the hue of this space. */
  write: (color: PlannedHue) => Swatch;
}

const hslHue = (color: Srgb): number | undefined => {
  const { h, s } = toHsl(mapToGamut(color));
  return s > 0 ? h : undefined;
};

const PURE: number[] = [];
/** The OKLCH hue of an HSL hue in whole degrees, computed once. */
const pureHue = (h: number): number => (PURE[h] ??= toOklch(fromHsl({ h, s: 100, l: 50 })).h);

/** How much stronger a color may become so that 8 bits hold its hue. */
const STRONGER = [1.06, 1.12, 1.18, 1.24, 1.3];

/** The color of 8 bits that has its HSL hue within a degree: in pale ones, rounding turns it by two. */
function writeHsl({ hue, ...color }: PlannedHue): Srgb {
  const { s, l } = toHsl(strongest(keepVisible(color)));
  const off = (written: Srgb) => Math.abs(((toHsl(written).h - hue + 900) % 360) - 180);
  let best = toWritten(fromHsl({ h: hue, s, l }));
  for (const factor of STRONGER) {
    if (off(best) < 1) break;
    const stronger = toWritten(fromHsl({ h: hue, s: Math.min(100, factor * s), l }));
    if (off(stronger) < off(best)) best = stronger;
  }
  return best;
}

const WHEELS: Readonly<Record<HueSpace, Wheel>> = {
  hsl: {
    hueOf: hslHue,
    toOklch: (hue) => ({ hue, h: pureHue(Math.round(hue + 360) % 360) }),
    write: (color) => toSwatch(writeHsl(color)),
  },
  oklch: {
    hueOf: (color) => (hslHue(color) === undefined ? undefined : toOklch(color).h),
    toOklch: (hue) => ({ hue, h: hue }),
    write: (color) => toSwatch(toWritten(strongest(keepVisible(color)))),
  },
};

const shows =
  (hue: number, { hueOf }: Wheel) =>
  (color: Srgb): boolean =>
    toOklch(color).c > COLORLESS && Math.abs(((hueOf(color)! - hue + 900) % 360) - 180) <= SAME_HUE;
