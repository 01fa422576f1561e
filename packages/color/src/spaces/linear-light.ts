/**
 * Gamma-encoded channel to linear light; odd, so that negative channels keep their meaning.
 *
 * @see https://www.w3.org/TR/css-color-4/#color-conversion-code
 */
export function toLinear(channel: number): number {
  const size = Math.abs(channel);
  if (size <= 0.04045) return channel / 12.92;
  return Math.sign(channel) * ((size + 0.055) / 1.055) ** 2.4;
}

/** Linear light to a gamma-encoded channel, the inverse of {@link toLinear}. */
export function fromLinear(channel: number): number {
  const size = Math.abs(channel);
  if (size <= 0.0031308) return channel * 12.92;
  return Math.sign(channel) * (1.055 * size ** (1 / 2.4) - 0.055);
}
