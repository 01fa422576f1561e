import { readFileSync } from 'node:fs';
import { mapToGamut, parseColor, parseHex, type Srgb, toOklab } from '@swatchwork/color';
import { expect, test } from 'vitest';

import { createTheme } from '../create-theme.ts';

/** The scales of Tailwind CSS 4, which people drew by hand. */
const TAILWIND = new Map<string, Srgb[]>();
const STYLES = new URL('../../../../node_modules/tailwindcss/theme.css', import.meta.url);
for (const [, name, color] of readFileSync(STYLES, 'utf8').matchAll(
  /--color-([a-z]+)-\d+: (oklch\([^)]*\))/g,
)) {
  TAILWIND.set(name!, [...(TAILWIND.get(name!) ?? []), mapToGamut(parseColor(color!)!.color)]);
}

/** A half that a seed chose; to the other, and to scales of other collections, the curves were fitted. */
const JUDGES = 'cyan yellow mist purple rose stone pink green olive amber slate taupe blue'.split(
  ' ',
);

/** The mean distance in the plane of a and b of OKLab, at equal lightness, of the scale drawn from step 500. */
function distanceOf(theirs: readonly Srgb[]): number {
  const { r, g, b } = theirs[5]!;
  const { tonal } = createTheme({ brands: [`color(srgb ${r} ${g} ${b})`] }).scales.brand;
  const ours = tonal.map(({ hex }) => toOklab(parseHex(hex)!));
  const distances = theirs.map(toOklab).map((one) => {
    const below = ours.findIndex(({ l }) => l <= one.l);
    const next = below === -1 ? ours.length - 1 : Math.max(1, below);
    const [low, high] = [ours[next]!, ours[next - 1]!];
    const share = Math.min(1, Math.max(0, (one.l - low.l) / (high.l - low.l)));
    const far = (axis: 'a' | 'b') => low[axis] + (high[axis] - low[axis]) * share - one[axis];
    return Math.hypot(far('a'), far('b'));
  });
  return distances.reduce((sum, one) => sum + one) / distances.length;
}

const meanOf = (names: readonly string[]) =>
  names.reduce((sum, name) => sum + distanceOf(TAILWIND.get(name)!), 0) / names.length;

test("tonal scales are near Tailwind's 26, of which a half judges", () => {
  expect(TAILWIND.size).toBe(26);
  expect(meanOf([...TAILWIND.keys()])).toBeLessThan(0.011);
  expect(meanOf(JUDGES)).toBeLessThan(0.012);
});
