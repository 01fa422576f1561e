/** A turn of the hue in degrees, such as `+30°`; `Base` where nothing turns. */
export function formatTurn(degrees: number): string {
  if (degrees === 0) return 'Base';
  return `${degrees < 0 ? '−' : '+'}${Math.abs(degrees)}°`;
}
