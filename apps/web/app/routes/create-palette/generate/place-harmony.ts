import {
  type CharacterId,
  type CssColor,
  createRandom,
  deltaEOK,
  drawCharacter,
  exactSrgb,
  fillHarmony,
  formatHex,
  type HarmonyType,
  type Hex,
  harmonyOffsets,
  parseHex,
  perceptualShades,
  perceptualTints,
  rotatePerceptualHue,
  type Srgb,
  toShortCssColor,
} from '@swatchwork/color';

/** ΔE_OK under which two colors look the same. @see https://www.w3.org/TR/css-color-4/#GM-chroma */
const SAME = 0.02;

type Places = readonly (Srgb | null)[];

/**
 * A palette from the colors of a harmony: they fill the free slots in order, skipping colors that a
 * slot shows already; lightness variations of their hues fill the rest.
 *
 * @param scheme The harmony's colors, its base first.
 * @param slots The locked color of each slot; null if it is free.
 * @param character What the variations are like, which are others with each call.
 */
export function placeHarmony(
  scheme: readonly Hex[],
  type: HarmonyType,
  slots: readonly (Hex | null)[],
  character: CharacterId = 'any',
): Hex[] {
  const [base, ...others] = scheme.map(toColor);
  if (!base) throw new RangeError('a harmony holds at least its base');
  const places = [base, ...others].reduce<Places>(
    placeOnce,
    slots.map((slot) => slot && toColor(slot)),
  );
  const random = createRandom();
  const asked = character === 'any' ? undefined : drawCharacter(character, random);
  return fillHarmony(base, type, places, random, asked).map(formatHex);
}

/**
 * The same with hues turned in OKLCH, so that the scheme's colors look equally light; tints and
 * shades of them fill the rest, those first that differ most from what is there. A base that sRGB
 * does not have is turned as what it is, within Display P3.
 */
export function placePerceptualHarmony(
  base: CssColor,
  type: HarmonyType,
  slots: readonly (CssColor | null)[],
): CssColor[] {
  const scheme = harmonyOffsets(type).map((turn) => rotatePerceptualHue(exactSrgb(base), turn));
  const relatives = scheme.flatMap((color) => [
    ...perceptualTints(color),
    ...perceptualShades(color),
  ]);
  const placed = scheme.reduce<Places>(
    placeOnce,
    slots.map((slot) => slot && exactSrgb(slot)),
  );
  const filled = placed.reduce<Places>(
    (places) => (places.includes(null) ? placeFarthest(places, relatives) : places),
    placed,
  );
  return filled.map(
    (color, i) => slots[i] ?? (color && color !== scheme[0] ? toShortCssColor(color) : base),
  );
}

function placeOnce(places: Places, color: Srgb): Places {
  const free = places.indexOf(null);
  const shown = places.some((place) => place && deltaEOK(place, color) <= SAME);
  return free < 0 || shown ? places : places.with(free, color);
}

/** Fills the first free place with the candidate farthest from all that is shown. */
function placeFarthest(places: Places, candidates: readonly Srgb[]): Places {
  const shown = places.filter((place) => place !== null);
  const nearest = candidates.map((color) =>
    Math.min(...shown.map((other) => deltaEOK(other, color))),
  );
  const farthest = candidates[nearest.indexOf(Math.max(...nearest))];
  return places.with(places.indexOf(null), farthest ?? null);
}

const toColor = (hex: Hex): Srgb => parseHex(hex)!;
