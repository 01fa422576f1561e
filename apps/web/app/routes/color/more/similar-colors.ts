import {
  deltaEOK,
  formatHex,
  fromOklab,
  mapToGamut,
  parseHex,
  type Srgb,
  toOklab,
} from '@swatchwork/color';

/** ΔE_OK to each neighbor: a clearly visible step. */
const STEP = 0.05;

/**
 * Range of ΔE_OK for a step that ends at the edge of the gamut: nearer colors look the same;
 * farther ones, as white is from yellow, are no neighbors.
 */
const ACCEPTED = { least: 0.02, most: 0.15 };

/**
 * Range of lightness (0–1) for the center of the neighbors: next to black and white there is no
 * room.
 */
const MIDDLE = { least: 0.12, most: 0.95 };

/** Directions around the color at constant lightness, in turns; 0 is more vivid. */
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
      return distance >= ACCEPTED.least && distance <= ACCEPTED.most;
    });
}
