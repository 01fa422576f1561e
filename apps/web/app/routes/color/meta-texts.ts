import {
  BLACK,
  basicColorName,
  contrastRatio,
  describe,
  formatCmyk,
  formatHex,
  formatHsl,
  formatOklch,
  formatRatio,
  formatRgb,
  type Srgb,
  WHITE,
} from '@swatchwork/color';
import type { NearestName } from '@swatchwork/color/names';

/** Title and description for search results: the color in words and values. */
export function metaTexts(color: Srgb, nearest: NearestName | undefined) {
  const hex = formatHex(color);
  const words = describe(color);
  const basic = basicColorName(color);
  const name = basic ?? words;
  const near = !basic && nearest ? `, close to ${nearest.name}` : '';
  const [onWhite, onBlack] = [WHITE, BLACK].map((other) =>
    formatRatio(contrastRatio(color, other)),
  );

  return {
    title: `${hex} ${name}: ${formatRgb(color)}, ${formatHsl(color)}`,
    description: `${hex} is ${basic ? `${basic}, ` : ''}${words}${near}: ${formatCmyk(color)}, ${formatOklch(color)}. Contrast ${onWhite}:1 on white and ${onBlack}:1 on black, harmonies, variations and similar colors.`,
  };
}
