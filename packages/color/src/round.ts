/** Rounds, and turns -0 into 0. */
export const round = (value: number, digits = 0) =>
  Math.round(value * 10 ** digits) / 10 ** digits || 0;

/** As {@link round}, in degrees; 359.6 becomes 0, never 360. */
export const roundHue = (hue: number, digits = 0) => round(hue, digits) % 360;
