import {
  perceptualShades,
  perceptualTints,
  perceptualTones,
  type Srgb,
  shades,
  tints,
  tones,
} from '@swatchwork/color';

/** The three scales that start at a color, each with the steps of HSL and of OKLCH. */
export const SCALES: readonly {
  title: string;
  text: string;
  /** Five steps each, of HSL in sRGB, of OKLCH beyond it where the color is. */
  hsl: (base: Srgb) => Srgb[];
  oklch: (base: Srgb) => Srgb[];
}[] = [
  { title: 'Tints', text: 'Lighter, toward white.', hsl: tints, oklch: perceptualTints },
  { title: 'Shades', text: 'Darker, toward black.', hsl: shades, oklch: perceptualShades },
  { title: 'Tones', text: 'Softer, toward gray.', hsl: tones, oklch: perceptualTones },
];
