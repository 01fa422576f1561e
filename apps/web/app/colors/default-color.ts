/** The color that a tool opens with where the address names none. */
export const DEFAULT_COLOR = '#3B82F6';
