import { asBytes, fromOklab, type Srgb, toOklab } from '@swatchwork/color';

/** Mixes two colors in OKLab, as an 8-bit color. */
export function mix(from: Srgb, to: Srgb, share: number): Srgb {
  const [one, two] = [toOklab(from), toOklab(to)];
  const between = (key: 'l' | 'a' | 'b') => one[key] + (two[key] - one[key]) * share;
  return asBytes(fromOklab({ l: between('l'), a: between('a'), b: between('b') }));
}
