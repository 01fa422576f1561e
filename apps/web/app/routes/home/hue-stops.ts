/** The hues at the wheel's saturation and lightness, as stops of a CSS gradient. */
export const HUE_STOPS = [0, 60, 120, 180, 240, 300, 360]
  .map((hue) => `hsl(${hue} 70% 50%)`)
  .join(', ');
