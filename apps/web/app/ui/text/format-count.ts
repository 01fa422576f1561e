const COUNT = new Intl.NumberFormat('en');

/** A count with its thousands apart. `toLocaleString` takes forty times as long. */
export const formatCount = (count: number): string => COUNT.format(count);

/** A count and what is counted: "1 palette", "1,234 palettes". */
export const countOf = (count: number, noun: string): string =>
  `${formatCount(count)} ${nounOf(count, noun)}`;

/** What is counted, in the form that goes with the count. */
export const nounOf = (count: number, noun: string): string => (count === 1 ? noun : `${noun}s`);
