/**
 * The candidate that the user most likely meant, ignoring case: one that begins with the text, else
 * the one with the fewest typing errors.
 *
 * @returns Undefined if more than a third of the letters, or more than three, would have to change.
 */
export function suggest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > LONGEST) return undefined;
  const typed = word.toLowerCase();
  let least = Math.min(3, Math.max(1, Math.floor(typed.length / 3))) + 1;
  let best = [...candidates].find(
    (each) => typed.length > 2 && each.toLowerCase().startsWith(typed),
  );
  if (best !== undefined) return best;
  for (const candidate of candidates) {
    const distance = editDistance(typed, candidate.toLowerCase());
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

/** Most letters that count as a typing error. */
const LONGEST = 60;

/**
 * Letters to insert, delete, replace, or swap with a neighbor.
 *
 * @see https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance optimal string alignment
 */
function editDistance(from: string, to: string): number {
  let [before, last] = [[] as number[], Array.from({ length: to.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1];
      const changes = [row[j - 1]! + 1, last[j]! + 1, last[j - 1]! + (same ? 0 : 1)];
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      if (swapped) changes.push(before[j - 2]! + 1);
      row.push(Math.min(...changes));
    }
    [before, last] = [last, row];
  }
  return last[to.length]!;
}
