import {
  fromHsl,
  fromOklch,
  mapToGamut,
  rotateHue,
  type Srgb,
  shades,
  tints,
  tones,
} from '@swatchwork/color';

/** Figure of a term: colors side by side, or hues joined on the wheel. */
export type TermFigure =
  | { kind: 'strip'; colors: readonly Srgb[] }
  | { kind: 'wheel'; colors: readonly Srgb[] };

type GlossaryEntry = {
  term: string;
  definition: string;
  figure: TermFigure;
  /** The tool to try it in: with the figure's first color, or with all in the creator. */
  tryIn: 'creator' | 'harmonies' | 'variations' | 'wheel';
  /** The slug of a tutorial of the house about it, which an installation may not have. */
  lesson: string;
};

const BLUE = fromHsl({ h: 217, s: 91, l: 60 });
const NAVY = fromHsl({ h: 217, s: 91, l: 30 });
const ORANGE = fromHsl({ h: 24, s: 80, l: 50 });
const STEPS = [0, 1, 2, 3, 4, 5];

const strip = (colors: readonly Srgb[]): TermFigure => ({ kind: 'strip', colors });
const wheel = (...turns: number[]): TermFigure => ({
  kind: 'wheel',
  colors: turns.map((turn) => rotateHue(ORANGE, turn)),
});

/** The twelve terms, with colors computed by the functions of the tools. */
export const GLOSSARY: readonly GlossaryEntry[] = [
  {
    term: 'Hue',
    definition:
      'What we name first when we name a color: red, green, blue. On a wheel it is the angle, in degrees from 0 to 360. Black, white and gray have none.',
    figure: strip(STEPS.map((step) => fromHsl({ h: step * 60, s: 80, l: 55 }))),
    tryIn: 'wheel',
    lesson: 'reading-colour-codes',
  },
  {
    term: 'Saturation',
    definition:
      'How far a color is from the gray of its own brightness, as a share of what is possible there: 0% is gray, 100% as pure as the model allows. It is relative, so two colors of 100% need not be equally strong.',
    figure: strip(STEPS.map((step) => fromHsl({ h: 217, s: step * 20, l: 55 }))),
    tryIn: 'creator',
    lesson: 'steering-colour-with-oklch',
  },
  {
    term: 'Lightness / Value',
    definition:
      'How light or dark a color is. Painters say value. HSL computes it only from the channels and calls blue as light as yellow; the lightness of OKLCH and CIE Lab follows the eye.',
    figure: strip(STEPS.map((step) => fromHsl({ h: 217, s: 80, l: 10 + step * 16 }))),
    tryIn: 'creator',
    lesson: 'steering-colour-with-oklch',
  },
  {
    term: 'Chroma',
    definition:
      'How colorful a color is, measured from gray in absolute steps, where saturation gives a share. How much chroma a screen can show depends on hue and lightness: much for magenta, little for cyan.',
    figure: strip(STEPS.map((step) => mapToGamut(fromOklch({ l: 0.65, c: step * 0.04, h: 30 })))),
    tryIn: 'creator',
    lesson: 'steering-colour-with-oklch',
  },
  {
    term: 'Tint',
    definition:
      'A color made lighter, as if white were mixed in. Pastels are tints. In an interface they serve as backgrounds and hover states.',
    figure: strip([NAVY, ...tints(NAVY).slice(0, 4)]),
    tryIn: 'variations',
    lesson: 'a-scale-from-one-colour',
  },
  {
    term: 'Shade',
    definition:
      'A color made darker, as if black were mixed in. Shades carry text and depth. In everyday speech the word means any variety of a color.',
    figure: strip([BLUE, ...shades(BLUE).slice(0, 3)]),
    tryIn: 'variations',
    lesson: 'a-scale-from-one-colour',
  },
  {
    term: 'Tone',
    definition:
      'A color made grayer, as if gray were mixed in: same hue, less saturation. Tones are what most of a calm palette is made of.',
    figure: strip([BLUE, ...tones(BLUE)]),
    tryIn: 'variations',
    lesson: 'a-scale-from-one-colour',
  },
  {
    term: 'Complementary',
    definition:
      'Two hues opposite each other on the wheel, 180° apart. Beside each other they look their strongest; mixed, they tend to gray.',
    figure: wheel(0, 180),
    tryIn: 'harmonies',
    lesson: 'harmony-is-geometry',
  },
  {
    term: 'Analogous',
    definition:
      'Neighbors on the wheel, here 30° to each side. They agree easily, since one hue runs through all; differences of lightness keep them apart.',
    figure: wheel(0, -30, 30),
    tryIn: 'harmonies',
    lesson: 'harmony-is-geometry',
  },
  {
    term: 'Triadic',
    definition:
      'Three hues 120° apart, an equal-sided triangle on the wheel. Lively and balanced; let one of the three lead.',
    figure: wheel(0, 120, 240),
    tryIn: 'harmonies',
    lesson: 'harmony-is-geometry',
  },
  {
    term: 'Monochromatic',
    definition:
      'A single hue, varied in lightness and saturation. The safest scheme, and often the most elegant: contrast of light and dark has to do all the work.',
    figure: strip([20, 35, 50, 65, 80, 92].map((l) => fromHsl({ h: 24, s: 80, l }))),
    tryIn: 'creator',
    lesson: 'a-scale-from-one-colour',
  },
  {
    term: 'Split-complementary',
    definition:
      'A hue with the two neighbors of its opposite, 150° and 210° away. Nearly the contrast of a complementary pair, with less strain.',
    figure: wheel(0, 150, 210),
    tryIn: 'creator',
    lesson: 'harmony-is-geometry',
  },
];
