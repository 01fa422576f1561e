import { type Component, isSign, splitAt } from './components.ts';

const ID = 1_000_000;
const CLASS = 1000;
const TYPE = 1;

/** Functions that weigh as much as the heaviest selector in them. */
const LISTS: ReadonlySet<string> = new Set(['is', 'not', 'has', 'matches']);

/**
 * The specificity of a complex selector as one number: identifiers by the million, classes by the
 * thousand, types.
 *
 * @param parent That of what `&` stands for.
 * @see https://www.w3.org/TR/selectors-4/#specificity-rules
 */
export function specificityOf(components: readonly Component[], parent = 0): number {
  let sum = 0;
  for (let i = 0; i < components.length; i++) {
    const one = components[i]!;
    const next = components[i + 1];
    if (isSign(one, '&')) sum += parent;
    else if (one.type === 'hash') sum += ID;
    else if (one.type === 'ident') sum += TYPE;
    else if (one.type === 'block') sum += CLASS;
    else if (isSign(one, '.')) {
      sum += CLASS;
      i += 1;
    } else if (isSign(one, ':') && isSign(next, ':')) {
      sum += TYPE;
      i += 2;
    } else if (isSign(one, ':')) {
      sum += next?.type === 'function' ? ofFunction(next, parent) : CLASS;
      i += 1;
    }
  }
  return sum;
}

function ofFunction(one: Component & { readonly type: 'function' }, parent: number): number {
  if (one.name === 'where') return 0;
  const heaviest = () =>
    splitAt(one.body, ',').reduce((most, part) => Math.max(most, specificityOf(part, parent)), 0);
  if (LISTS.has(one.name)) return heaviest();
  return one.name.startsWith('host') ? CLASS + heaviest() : CLASS;
}
