import {
  formatCmyk,
  formatHex,
  formatHsl,
  formatHsv,
  formatLab,
  formatLch,
  formatOklab,
  formatOklch,
  formatP3,
  formatRgb,
  mapToGamut,
  type ParsedColor,
} from '@swatchwork/color';

export type Notation = {
  name: string;
  /** What a reader should know about it. */
  note?: string;
  /** The color in this notation, rounded for reading. */
  text: string;
};

/**
 * A color in every notation the converter knows. Those of sRGB describe the nearest color sRGB
 * has; the others keep any color. Alpha shows only in the notation that is there for it.
 */
export function notations({ color, alpha }: ParsedColor): Notation[] {
  const hex = formatHex(mapToGamut(color));
  return [
    { name: 'HEX', text: hex },
    ...(alpha < 1 ? [{ name: 'HEX', note: 'with opacity', text: hex + alphaDigits(alpha) }] : []),
    { name: 'RGB', text: formatRgb(color) },
    { name: 'HSL', text: formatHsl(color) },
    { name: 'HSV', text: formatHsv(color) },
    { name: 'CMYK', note: 'uncalibrated', text: formatCmyk(color) },
    { name: 'OKLCH', text: formatOklch(color) },
    { name: 'OKLab', text: formatOklab(color) },
    { name: 'Lab', text: formatLab(color) },
    { name: 'LCH', text: formatLch(color) },
    { name: 'Display P3', text: formatP3(color) },
  ];
}

const alphaDigits = (alpha: number) =>
  Math.round(alpha * 255)
    .toString(16)
    .toUpperCase()
    .padStart(2, '0');
