import { mapToGamut } from './gamut.ts';
import { formatHex, isInGamut, type Srgb } from './spaces/srgb.ts';
import type { Space } from './spaces.ts';

/** Digits behind the usual ones after which every space brings every color back. */
const MOST = 8;

/**
 * A color in a space with as few digits as bring it back: read again, it has the same 8 bits, and lies in sRGB if it did. It is the
 * text for people wherever that has enough.
 *
 * @param most How far each channel may be from the color's, in units of 1/255: for a browser that computes less
 *   exactly than we do.
 */
export function exactText(space: Space, color: Srgb, most = Number.POSITIVE_INFINITY): string {
  const hex = formatHex(mapToGamut(color));
  const isInside = isInGamut(color);
  for (let more = 0; more < MOST; more += 1) {
    const text = space.format(color, more);
    const back = readBack(space, text);
    const isNear = (['r', 'g', 'b'] as const).every(
      (channel) => 255 * Math.abs(back[channel] - color[channel]) < most,
    );
    if (isNear && formatHex(mapToGamut(back)) === hex && isInGamut(back) === isInside) return text;
  }
  return space.format(color, MOST);
}

/** By its numbers, as HSV and CMYK are not CSS. */
function readBack({ channels, toSrgb }: Space, text: string): Srgb {
  const numbers = text.match(/(?<![\w-])(?:-?\d[\d.]*|none)/g) ?? [];
  const names = Object.keys(channels);
  const values = names.map((name, i) => [name, Number(numbers[i]) || 0]);
  return toSrgb(Object.fromEntries(values));
}
