import {
  BLACK,
  formatHex,
  isInGamut,
  mapToGamut,
  parseColor,
  parseHex,
  type Srgb,
} from '@swatchwork/color';

export type ColorParam = {
  /** Black if the text is no color. */
  color: Srgb;
  /** The text in the address if it is no color; empty if there is none. */
  unreadable?: string;
  /** The color that the text means in another notation, such as `tomato`. */
  meant?: Srgb;
  /** That color before it was brought into sRGB. */
  given?: Srgb;
};

/** Reads the last part of the address: six hex digits in any case, with or without `#`. */
export function readColorParam(text = ''): ColorParam {
  const color = parseHex(text);
  if (color) return { color };
  const meant = readAnyColor(text);
  const given = parseColor(text)?.color;
  return {
    color: BLACK,
    unreadable: text.trim(),
    ...(meant && { meant }),
    ...(given && !isInGamut(given) && { given }),
  };
}

/** Reads a text in any notation of CSS as the nearest 8-bit color; its alpha is ignored. */
export function readAnyColor(text: string): Srgb | undefined {
  const parsed = parseColor(text);
  return parsed && parseHex(formatHex(mapToGamut(parsed.color)));
}
