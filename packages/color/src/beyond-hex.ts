import { type Hex, parseHex } from './spaces/srgb.ts';

/**
 * The whole color as text for CSS, with its opacity, such as `color(display-p3 1 0 0 / 0.5)`.
 *
 * It stands apart from reading colors, because every page with palettes loads it.
 *
 * @returns Undefined where the hex says all.
 */
export function beyondHex({
  hex,
  css,
  alpha,
}: {
  hex: Hex;
  css?: string | undefined;
  alpha?: number | undefined;
}): string | undefined {
  if (alpha === undefined) return css;
  const { r, g, b } = parseHex(hex)!;
  const opaque = css ?? `rgb(${[r, g, b].map((channel) => Math.round(channel * 255)).join(' ')})`;
  return opaque.replace(')', ` / ${alpha})`);
}
