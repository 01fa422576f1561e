/** Modes that are named in one line. */
const MOST_NAMED = 6;

/** Such as `light · dark` or, of many, `light · dark · sea and 9 more`; empty where it is all of them. */
export function describeModes(modes: readonly string[], all: readonly string[]): string {
  if (modes.length === all.length) return '';
  const more = modes.length - MOST_NAMED;
  return `${modes.slice(0, MOST_NAMED).join(' · ')}${more > 0 ? ` and ${more} more` : ''}`;
}
