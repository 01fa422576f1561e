const COUNT = new Intl.NumberFormat('en');

/** A count with its thousands apart. `toLocaleString` takes forty times as long. */
export const formatCount = (count: number): string => COUNT.format(count);
