import {
  describe,
  formatHex,
  formatHsl,
  formatRgb,
  readableTextColor,
  type Srgb,
} from '@swatchwork/color';

const known = new WeakMap<Srgb, ReturnType<typeof write>>();

/** The texts of one of the 216, computed once. */
export function colorTexts(color: Srgb) {
  const texts = known.get(color) ?? write(color);
  known.set(color, texts);
  return texts;
}

const write = (color: Srgb) => ({
  hex: formatHex(color),
  rgb: formatRgb(color),
  hsl: formatHsl(color),
  words: describe(color),
  ink: formatHex(readableTextColor(color)),
});
