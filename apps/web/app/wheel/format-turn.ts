/** A hue rotation in degrees, such as `+30°`; `Base` for no rotation. */
export function formatTurn(degrees: number): string {
  if (degrees === 0) return 'Base';
  return `${degrees < 0 ? '−' : '+'}${Math.abs(degrees)}°`;
}
