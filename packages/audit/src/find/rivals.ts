/**
 * The classes beside a utility that may paint the same: with its variants and its prefix. Which of two on one
 * element counts is said by their order in the style sheet, which Tailwind makes of their names.
 *
 * @param text Of the file.
 * @param at Where the utility starts in it, after its variants.
 * @param classes Those beside it, where they are known; else all of the file.
 */
export function rivalsIn(
  text: string,
): (at: number, prefix: string, classes: string | undefined) => readonly string[] {
  let all: Map<string, Set<string>> | undefined;
  return (at, prefix, classes) => {
    if (classes !== undefined && classes.length > LONGEST_LIST) classes = undefined;
    if (classes === undefined) all ??= indexOf(text);
    let start = at;
    while (start > 0 && at - start < LONGEST && !END.test(text[start - 1]!)) start--;
    const index = classes === undefined ? all! : indexOf(classes);
    return [...(index.get(`${text.slice(start, at)}${prefix}`) ?? [])];
  };
}

const LONGEST_LIST = 4000;
const END = /[\s"'`]/;
const LONGEST = 200;
const WORD =
  /(?<![^\s"'`])((?:[^\s"'`:[\]()]{1,40}:){0,6})(!?-?[a-z][a-z-]{1,30}-)[^\s"'`]{1,200}/g;

/** What follows a prefix and is no color: sizes, sides and the like. */
const NO_COLOR =
  /^(?:\d|[xytrblse]-|xs$|sm$|md$|lg$|base$|left|right|top|bottom|center|justify|start|end|wrap|nowrap|balance|pretty|ellipsis|clip|solid|dashed|dotted|double|none|auto|linear|radial|conic|gradient|cover|contain|fixed|local|scroll|origin|repeat|no-|blend|offset|opacity|inset|collapse|separate|\[(?:url|length|\d))/;

function indexOf(text: string): Map<string, Set<string>> {
  const index = new Map<string, Set<string>>();
  for (const [word, variants = ''] of text.matchAll(WORD)) {
    const utility = word.slice(variants.length);
    // Each of `ring-` and `ring-offset-` is a prefix.
    for (const { index: end } of utility.matchAll(/-(?![^[(]*[\])])/g)) {
      if (NO_COLOR.test(utility.slice(end + 1))) continue;
      const key = `${variants}${utility.slice(0, end).replace(/^!?-?/, '')}`;
      const known = index.get(key);
      if (known) known.add(utility);
      else index.set(key, new Set([utility]));
    }
  }
  return index;
}

/** Whether a class stands on the same side of each rival as another in the style sheet that Tailwind makes. */
export const keepsOrder = (
  before: string,
  after: string,
  rivals: readonly string[] = [],
): boolean =>
  rivals.every(
    (one) =>
      one === before || one === after || compare(before, one) < 0 === compare(after, one) < 0,
  );

/** By letters, and numbers by their values. */
function compare(one: string, other: string): number {
  const [a, b] = [one.match(PART) ?? [], other.match(PART) ?? []];
  const i = a.findIndex((part, at) => part !== b[at]);
  if (i < 0) return a.length - b.length;
  const [x, y = ''] = [a[i]!, b[i]];
  return Number(x) - Number(y) || (x < y ? -1 : 1);
}
const PART = /\d+|\D/g;
