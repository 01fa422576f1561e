/**
 * Numbers repeated names, from 2. It remembers the last number of each name, so that ten thousand
 * colors of one name take no longer than ten thousand different names.
 *
 * @param separator Between a name and its number.
 * @param sameAs Names for which this gives the same text count as repeated.
 */
export function uniqueNames(
  separator = ' ',
  sameAs = (name: string): string => name,
): (name: string) => string {
  const used = new Set<string>();
  const last = new Map<string, number>();
  return (name) => {
    let n = last.get(name) ?? 1;
    let key = name;
    while (used.has(sameAs(key))) key = `${name}${separator}${++n}`;
    last.set(name, n);
    used.add(sameAs(key));
    return key;
  };
}
