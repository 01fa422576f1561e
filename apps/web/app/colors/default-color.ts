/** The color with which a tool opens if the address has none. */
export const DEFAULT_COLOR = '#3B82F6';
