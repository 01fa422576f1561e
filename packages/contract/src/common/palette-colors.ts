// Plain numbers in a file of their own: bundles take them without all other limits.

/** The least and the most colors of a palette that is saved, and of the palette in the creator. */
export const FEWEST_COLORS = 2;
export const MOST_COLORS = 10;
