/** An angle in degrees as a hue in [0, 360). The second `%` catches -1e-17, which 360 swallows. */
export const normalizeHue = (degrees: number) => ((degrees % 360) + 360) % 360;

/** An angle in degrees, in radians. */
export const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
