/** An angle in degrees as a hue in [0, 360). The second `%` catches -1e-17, which 360 swallows. */
export const normalizeHue = (degrees: number) => ((degrees % 360) + 360) % 360;

export const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

export const toDegrees = (radians: number) => (radians * 180) / Math.PI;
