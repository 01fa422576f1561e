/** An angle in degrees as a hue in [0, 360). */
export function normalizeHue(degrees: number): number {
  // The usual case, without the cost of `%` on floats.
  if (degrees >= 0 && degrees < 360) return degrees;
  // The second `%` catches -1e-17, which adding 360 makes 360.
  return ((degrees % 360) + 360) % 360;
}

export const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

export const toDegrees = (radians: number) => (radians * 180) / Math.PI;
