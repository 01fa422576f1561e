import { FormatError } from '../../palette/format-error.ts';
import { mergeTokens } from '../../read/color-tokens.ts';
import { isObject, type JsonObject } from '../../text/parse-json.ts';
import { CONTEXT_LIMITS } from '../context-sheet.ts';
import type { Step, TokenSource } from './resolver.ts';

/** One combination of contexts, and what counts in it. */
interface Combination {
  readonly name: string;
  readonly tree: JsonObject;
  /** Later ones win. */
  readonly sources: readonly TokenSource[];
}

/**
 * Every combination of modifiers, defaults first. A modifier whose sources hold nothing that could change a
 * color counts only with its default.
 *
 * @param file For errors.
 * @throws {FormatError} If there are more combinations than may be read.
 */
export function* contextsOf(
  steps: readonly Step[],
  file: string,
  treeOf: (source: TokenSource) => JsonObject,
): Generator<Combination> {
  const plan = steps.map((step) => {
    const choices = [...step.choices].map(([name, sources]) => ({
      name,
      sources,
      trees: sources.map(treeOf),
    }));
    const matters =
      choices.length > 1 && choices.some(({ trees }) => trees.some((tree) => mayColor(tree)));
    return { ...step, matters, choices: matters ? choices : choices.slice(0, 1) };
  });
  const modifiers = plan.filter(({ matters }) => matters);
  const count = modifiers.reduce(
    (product, { choices }) => Math.min(1e9, product * choices.length),
    1,
  );
  if (count > CONTEXT_LIMITS.contexts) {
    const many = count === 1e9 ? 'a billion or more' : count;
    const problem = `has ${many} contexts with colors; up to ${CONTEXT_LIMITS.contexts} can be read`;
    throw new FormatError('too_large', file, 0, problem);
  }
  yield* combine(0, [], [], []);

  function* combine(
    from: number,
    before: readonly JsonObject[],
    sourcesBefore: readonly TokenSource[],
    words: readonly string[],
  ): Generator<Combination> {
    const trees = [...before];
    const sources = [...sourcesBefore];
    for (const [i, { name: modifier, choices, matters }] of plan.entries()) {
      if (i < from) continue;
      for (const choice of matters ? choices : []) {
        const word = modifiers.length === 1 ? choice.name : `${modifier}=${choice.name}`;
        const all = [...sources, ...choice.sources];
        yield* combine(i + 1, [...trees, ...choice.trees], all, [...words, word]);
      }
      if (matters) return;
      trees.push(...choices[0]!.trees);
      sources.push(...choices[0]!.sources);
    }
    yield { name: words.join(', ') || 'default', tree: mergeTokens(trees), sources };
  }
}

/** Types that have nothing to do with colors, also not as the amount of a change. */
const OTHERS = new Set(
  'dimension fontFamily fontWeight duration cubicBezier strokeStyle border transition shadow gradient typography'.split(
    ' ',
  ),
);

/** Whether a color may depend on a tree: it has tokens that are colors, numbers or of a type that it does not say. */
function mayColor(node: JsonObject, inherited?: string): boolean {
  const type = typeof node.$type === 'string' ? node.$type : inherited;
  if ('$value' in node || '$ref' in node || '$extends' in node)
    return type === undefined || !OTHERS.has(type);
  if (node.$type === 'color') return true;
  return Object.entries(node).some(
    ([key, value]) => isObject(value) && key !== '$extensions' && mayColor(value, type),
  );
}
