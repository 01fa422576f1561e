import { type Srgb, toHsl } from '@swatchwork/color';

const NOISE = 1e-9; // floating-point error of a conversion, in HSL units

const TEXTS = {
  dark: 'A dark color. It looks serious, formal and quiet, gives a page weight, and brings forward what is on it. Suitable for text, and for backgrounds that should recede.',
  light:
    'A light color. It looks open, airy and calm, and leaves room for what is on it. Suitable for large surfaces, but too faint for text on white.',
  energetic:
    'An energetic color. Strong saturation draws the eye first and reads as lively and confident. A little goes a long way: a button, a mark, one word.',
  balanced:
    'A balanced color. Neither loud nor faint, it reads as composed and reliable, keeps its place beside stronger neighbors, and does not tire over large areas.',
};

/**
 * The psychology of a color by its HSL lightness and saturation of 100: dark under a lightness of
 * 20, light above 80, else energetic above a saturation of 70, else balanced.
 */
export function psychology(color: Srgb): string {
  const { s, l } = toHsl(color);
  if (l < 20 - NOISE) return TEXTS.dark;
  if (l > 80 + NOISE) return TEXTS.light;
  return s > 70 + NOISE ? TEXTS.energetic : TEXTS.balanced;
}
