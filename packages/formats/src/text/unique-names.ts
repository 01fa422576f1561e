/**
 * Numbers repeated names, from 2. It remembers the last number of names that count as the same,
 * so that ten thousand colors of one name take no longer than ten thousand different names.
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
    const same = sameAs(name);
    let n = last.get(same) ?? 1;
    let key = n > 1 ? `${name}${separator}${n}` : name;
    while (used.has(sameAs(key))) key = `${name}${separator}${++n}`;
    last.set(same, n);
    used.add(sameAs(key));
    return key;
  };
}
