import { type ParsedColor, parseColor } from '@swatchwork/color';

/**
 * Reads a hex as Android, Qt and .NET write it, with alpha before the channels: `#80FF0000`,
 * `#8F00`, `#FF0000`, `#F00`.
 *
 * @param text With its `#`.
 */
export function argbColor(text: string): ParsedColor | undefined {
  const [, short, long] = /^#(?:([\da-f]{4})|([\da-f]{8}))$/i.exec(text) ?? [];
  if (short) return parseColor(`#${short.slice(1)}${short[0]}`);
  if (long) return parseColor(`#${long.slice(2)}${long.slice(0, 2)}`);
  return /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text) ? parseColor(text) : undefined;
}
