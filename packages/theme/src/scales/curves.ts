/**
 * How the twelve steps of a scale lie around its seed, which is step 9: our own fit (least squares,
 * two numbers a step) to the lightness and chroma of a half of the hand-made scales of Radix Colors
 * (MIT) that a seed chose; `bench:theme` judges it on the other half.
 */
export interface Curve {
  /** OKLCH lightness of the steps 1–8, then of 11 and 12. */
  readonly lightness: readonly number[];
  /** What a bright seed adds, per unit of its lightness above {@link BRIGHT}. */
  readonly brightLightness: readonly number[];
  /** Chroma as a share of the seed's, for the steps 1–8, 11 and 12. */
  readonly chroma: readonly number[];
  readonly brightChroma: readonly number[];
  /** What hovering adds to the lightness of the solid. */
  readonly hover: number;
}

/** Lightness above which a seed is bright, as yellow, lime, mint and sky are. */
export const BRIGHT = 0.64;

/** A scale of this chroma or less is drawn as a gray, from the second on as a color. */
export const GRAY_CHROMA = 0.02;
export const COLOR_CHROMA = 0.045;

const NONE = Array<number>(10).fill(0);

// biome-ignore format: one column a step
export const COLORED: Record<'light' | 'dark', Curve> = {
  light: {
    lightness:       [0.994, 0.982, 0.957, 0.929, 0.897, 0.858, 0.806, 0.736, 0.544, 0.334],
    brightLightness: [0,     0.02,  0.06,  0.08,  0.1,   0.09,  0.1,   0.1,   0.1,   0.08],
    chroma:          [0.02,  0.05,  0.13,  0.22,  0.31,  0.39,  0.48,  0.63,  0.94,  0.51],
    brightChroma:    [0.02,  0.36,  1.24,  1.66,  1.92,  1.43,  0.87,  0.69,  -0.91, -0.93],
    hover: -0.029,
  },
  dark: {
    lightness:       [0.188, 0.211, 0.264, 0.305, 0.347, 0.395, 0.458, 0.539, 0.782, 0.906],
    brightLightness: [0,     0,     0,     -0.04, -0.04, -0.03, 0,     0,     0.4,   0.13],
    chroma:          [0.09,  0.12,  0.31,  0.46,  0.52,  0.54,  0.6,   0.72,  0.77,  0.32],
    brightChroma:    [-0.03, -0.07, -0.18, -0.42, -0.43, -0.35, -0.48, -0.64, 0.82,  0.42],
    hover: 0.038,
  },
};

/** Its first light steps are darker than theirs, so that white surfaces are told from the page. */
// biome-ignore format: one column a step
export const GRAY: Record<'light' | 'dark', Curve> = {
  light: {
    lightness:       [0.967, 0.956, 0.941, 0.924, 0.906, 0.886, 0.852, 0.793, 0.501, 0.243],
    brightLightness: NONE,
    chroma:          [0.1,   0.18,  0.26,  0.33,  0.46,  0.52,  0.62,  0.84,  0.84,  0.72],
    brightChroma: NONE,
    hover: -0.034,
  },
  dark: {
    lightness:       [0.179, 0.213, 0.252, 0.283, 0.312, 0.347, 0.4,   0.49,  0.768, 0.949],
    brightLightness: NONE,
    chroma:          [0.24,  0.23,  0.28,  0.4,   0.47,  0.55,  0.65,  0.86,  0.74,  0.19],
    brightChroma: NONE,
    hover: 0.046,
  },
};

/**
 * Words of a yellow lean to orange where they are dark, as shadows of yellow do; olive would look
 * like another color. `most` degrees at the OKLCH hue `at`, none farther than `width` from it.
 */
export const YELLOW_LEAN = { at: 93, width: 28, most: 24 };
