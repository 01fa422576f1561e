import { mapToGamut } from '../gamut.ts';
import { fromHsl, toHsl } from '../spaces/hsl.ts';
import { toOklch } from '../spaces/oklch.ts';
import type { Srgb } from '../spaces/srgb.ts';
import { type Character, isOf } from './characters.ts';
import { type HarmonyType, harmony, harmonyOffsets } from './harmony.ts';
import { bestLiked, likingOfHarmony } from './liking.ts';
import { addOnce, colorsOf, countFree, fillPlaces, type Places } from './places.ts';
import { between, createRandom, pick, type Random } from './random.ts';
import { assertCount } from './size.ts';
import { spreadOut } from './spread-out.ts';
import { distanceToNearest, LEAST_DISTANCE, type Swatch, toSwatch, toWritten } from './swatch.ts';

/** ΔE_OK under which two colors look the same. @see https://www.w3.org/TR/css-color-4/#binsearch */
const SAME = 0.02;

/** HSL lightness of the variations. */
const LIGHTNESS = [4, 98] as const;
/** Share of the base's saturation: variations are quiet, since the harmony's colors are as strong as the base. */
const QUIET = [0, 0.6] as const;

const MILD = 0.1; // OKLCH chroma that no variation exceeds unless the base itself does
/** Draws, of which the one that is liked best is taken; one of many variations, to save time. */
const drawsFor = (count: number): number => (count > 4 ? 1 : 10);
const TRIES = 24; // for each variation of a draw

/**
 * Fills the free places with the harmony of a base: first the scheme's colors that are not in a
 * place yet, then lightness variations of its hues, drawn to be liked beside the others, or as far
 * apart as possible where little room is left.
 *
 * @param base Included unchanged where a place is free; it may itself be one of the locked.
 * @param locked Keep their places; null where a place is free.
 * @param random Draws the variations. Default: other ones with each call.
 * @param character Its lightness and chroma hold for the variations where there is room. Default: none.
 * @throws {RangeError} If the type is none of `HARMONY_TYPES`, or there are not 1–10 places.
 */
export function fillHarmony(
  base: Srgb,
  type: HarmonyType,
  locked: Places,
  random: Random = createRandom(),
  character?: Character,
): Srgb[] {
  assertCount(locked.length);
  const places = harmony(base, type).reduce(
    (filled, color, i) => addOnce(filled, color, i === 0 ? 0 : SAME),
    locked,
  );
  const placed = colorsOf(places).map(toSwatch);
  const count = countFree(places);
  if (count === 0) return colorsOf(places);
  const variationOf = variationsOf(base);
  const offsets = harmonyOffsets(type);
  const near = offsets.filter((offset) => !character || Math.abs(offset) <= character.turn);
  const draw = () => {
    const share = between(random, ...QUIET);
    return drawApart(count, placed, () => {
      const swatch = variationOf(pick(random, near), between(random, ...LIGHTNESS), share);
      return !character || isOf(character, swatch.lab) ? swatch : undefined;
    });
  };
  const drawn = bestLiked(drawsFor(count), placed, draw, likingOfHarmony);
  const [darkest, lightest] = LIGHTNESS;
  const everyLightness = Array.from({ length: lightest - darkest + 1 }, (_, i) => darkest + i);
  const variations =
    drawn ??
    spreadOut(
      everyLightness.flatMap((l) =>
        offsets.map((_, i) => variationOf(offsets[(i + l) % offsets.length]!, l, 1)),
      ),
      placed,
      count,
    );
  return colorsOf(
    fillPlaces(
      places,
      variations.map(({ color }) => color),
    ),
  );
}

/** Of a turn of the hue, an HSL lightness and a share of the base's saturation. */
type VariationOf = (turn: number, l: number, share: number) => Swatch;

/** Saturation falls where it would make a soft base's variations strong. */
function variationsOf(base: Srgb): VariationOf {
  const inside = mapToGamut(base);
  const { h, s } = toHsl(inside);
  const strongest = Math.max(MILD, toOklch(inside).c);
  return (turn, l, share) => {
    const { c } = toOklch(fromHsl({ h: h + turn, s, l }));
    const mild = s * share * Math.min(1, strongest / c);
    return toSwatch(toWritten(fromHsl({ h: h + turn, s: mild, l })));
  };
}

/** As many as asked, apart from each other and the placed; undefined where no room is found. */
function drawApart(
  count: number,
  placed: readonly Swatch[],
  draw: () => Swatch | undefined,
): Swatch[] | undefined {
  const kept = [...placed];
  for (let tries = 0; tries < count * TRIES; tries++) {
    const swatch = draw();
    if (swatch && distanceToNearest(swatch, kept) >= LEAST_DISTANCE) kept.push(swatch);
    if (kept.length === placed.length + count) return kept.slice(placed.length);
  }
  return undefined;
}
