import { formatHex, mapToGamut, type ParsedColor, SPACES } from '@swatchwork/color';

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
    ...SPACES.map((space) => ({
      name: space.label,
      ...('note' in space && { note: space.note }),
      text: space.format(color),
    })),
  ];
}

const alphaDigits = (alpha: number) =>
  Math.round(alpha * 255)
    .toString(16)
    .toUpperCase()
    .padStart(2, '0');
