const COUNT = new Intl.NumberFormat('en');

/** A count with thousands separators. `toLocaleString` takes forty times as long. */
export const formatCount = (count: number): string => COUNT.format(count);

/** A count with its noun: "1 palette", "1,234 palettes". */
export const countOf = (count: number, noun: string): string =>
  `${formatCount(count)} ${nounOf(count, noun)}`;

/** The noun, in the form that agrees with the count. */
export const nounOf = (count: number, noun: string): string => (count === 1 ? noun : `${noun}s`);
