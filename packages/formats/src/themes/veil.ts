import { byteDigits, formatHex, type Hex, parseHex } from '@swatchwork/color';

const CHANNELS = ['r', 'g', 'b'] as const;

/**
 * The translucent color that gives `seen` where it lies over `ground`, to within 1/255 a channel.
 *
 * @param least The opacity that it has at least, 0…1; as little as possible unless given.
 * @returns `#RRGGBBAA`.
 */
export function veil(seen: Hex, ground: Hex, least = 0): Hex {
  const [top, under] = [parseHex(seen)!, parseHex(ground)!];
  const needed = CHANNELS.map((channel) => {
    const [to, from] = [top[channel], under[channel]];
    if (to === from) return 0;
    return to > from ? (to - from) / (1 - from) : (from - to) / from;
  });
  const byte = Math.max(1, Math.ceil(Math.max(least, ...needed) * 255 - 1e-9));
  const alpha = byte / 255;
  const channelOf = (channel: 'r' | 'g' | 'b') =>
    Math.min(1, Math.max(0, (top[channel] - under[channel] * (1 - alpha)) / alpha));
  const color = { r: channelOf('r'), g: channelOf('g'), b: channelOf('b') };
  return `${formatHex(color)}${byteDigits(alpha)}`;
}
