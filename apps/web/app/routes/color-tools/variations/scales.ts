import {
  perceptualShades,
  perceptualTints,
  perceptualTones,
  type Srgb,
  shades,
  tints,
  tones,
} from '@swatchwork/color';

/** The three scales that leave a colour, each in the steps of HSL and in those of OKLCH. */
export const SCALES: readonly {
  title: string;
  text: string;
  /** Five steps each. */
  hsl: (base: Srgb) => Srgb[];
  oklch: (base: Srgb) => Srgb[];
}[] = [
  { title: 'Tints', text: 'Lighter, towards white.', hsl: tints, oklch: perceptualTints },
  { title: 'Shades', text: 'Darker, towards black.', hsl: shades, oklch: perceptualShades },
  { title: 'Tones', text: 'Softer, towards grey.', hsl: tones, oklch: perceptualTones },
];
