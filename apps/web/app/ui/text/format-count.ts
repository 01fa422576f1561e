/**
 * A count, a whole number from 0, with thousands separators. `Intl.NumberFormat` takes 15 ms
 * to be made, in the middle of a first click.
 */
export const formatCount = (count: number): string =>
  String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** A count with its noun: "1 palette", "1,234 palettes". */
export const countOf = (count: number, noun: string): string =>
  `${formatCount(count)} ${nounOf(count, noun)}`;

/** The noun, in the form that agrees with the count. */
export const nounOf = (count: number, noun: string): string => (count === 1 ? noun : `${noun}s`);
