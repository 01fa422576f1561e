import {
  deltaEOK,
  formatHex,
  fromOklab,
  mapToGamut,
  parseHex,
  type Srgb,
  toOklab,
} from '@swatchwork/color';

/** ΔE_OK to each neighbor: a step that anyone sees. */
const STEP = 0.05;

/**
 * ΔE_OK that the edge of the gamut may make of a step: what is nearer looks the same, what is
 * farther, as white is from yellow, is no neighbor.
 */
const KEPT = { least: 0.02, most: 0.15 };

/** Lightness (0–1) of the middle of the neighbors: next to black and white there is no room. */
const MIDDLE = { least: 0.12, most: 0.95 };

/** Directions around the color at its own lightness, in turns; 0 is more vivid. */
const TURNS = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => eighth / 8);

/**
 * Up to ten 8-bit colors around a color, one step away in OKLab: a darker one, then more vivid
 * and around to either hue and to duller, then a lighter one. Fewer at the edge of the gamut.
 */
export function similarColors(color: Srgb): Srgb[] {
  const { l: lightness, a, b } = toOklab(color);
  const l = Math.min(MIDDLE.most, Math.max(MIDDLE.least, lightness));
  const hue = Math.atan2(b, a);
  const around = TURNS.map((turn) => {
    const angle = hue + turn * 2 * Math.PI;
    return { l, a: a + STEP * Math.cos(angle), b: b + STEP * Math.sin(angle) };
  });
  const neighbors = [{ l: l - STEP, a, b }, ...around, { l: l + STEP, a, b }].map((lab) =>
    formatHex(mapToGamut(fromOklab(lab))),
  );
  return [...new Set(neighbors)]
    .flatMap((hex) => parseHex(hex) ?? [])
    .filter((neighbor) => {
      const distance = deltaEOK(neighbor, color);
      return distance >= KEPT.least && distance <= KEPT.most;
    });
}
