import {
  byteDigits,
  exactText,
  formatHex,
  mapToGamut,
  type ParsedColor,
  SPACES,
} from '@swatchwork/color';

export type Notation = {
  name: string;
  /** What the reader should know about it. */
  note?: string;
  /** The color in this notation, rounded for reading. */
  text: string;
  /** With as many digits as bring the color back, where `text` does not. */
  exact?: string;
};

/**
 * A color in every notation of the converter. The notations of sRGB describe its nearest sRGB
 * color; the others keep any color. Only the notation for alpha shows alpha.
 */
export function notations({ color, alpha }: ParsedColor): Notation[] {
  const hex = formatHex(mapToGamut(color));
  return [
    { name: 'HEX', text: hex },
    ...(alpha < 1 ? [{ name: 'HEX', note: 'with opacity', text: hex + byteDigits(alpha) }] : []),
    ...SPACES.map((space) => {
      const [text, exact] = [space.format(color), exactText(space, color)];
      return {
        name: space.label,
        ...('note' in space && { note: space.note }),
        text,
        ...(exact !== text && { exact }),
      };
    }),
  ];
}
