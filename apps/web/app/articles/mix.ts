import { fromLinear, fromOklab, mapToGamut, type Srgb, toLinear, toOklab } from '@swatchwork/color';

/**
 * Mixes two colors in the space that a text begins with: OKLab, or linear light, else in sRGB as
 * plain gradients do.
 *
 * @param share 0 for the first color to 1 for the second.
 */
export function mix(from: Srgb, to: Srgb, share: number, text: string): Srgb {
  const between = (a: number, b: number) => a + (b - a) * share;
  if (text.startsWith('OKLab')) {
    const [a, b] = [toOklab(from), toOklab(to)];
    return mapToGamut(
      fromOklab({ l: between(a.l, b.l), a: between(a.a, b.a), b: between(a.b, b.b) }),
    );
  }
  const channel = text.startsWith('Linear')
    ? (name: keyof Srgb) => fromLinear(between(toLinear(from[name]), toLinear(to[name])))
    : (name: keyof Srgb) => between(from[name], to[name]);
  return mapToGamut({ r: channel('r'), g: channel('g'), b: channel('b') });
}
