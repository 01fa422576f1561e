import { type Component, isSign, isSpace, splitAt, trim } from './components.ts';
import { type Element, never, placed, remember } from './environment.ts';
import { both, NEITHER, type Selector, unite } from './selector.ts';
import { readSimple } from './simple-selectors.ts';
import { specificityOf } from './specificity.ts';

/** Simple selectors of one compound; more are not read. */
const MOST_PARTS = 64;

/**
 * Reads one complex selector.
 *
 * @param parent What `&` stands for, in a nested rule; without it the selector means what is below.
 * @returns Undefined where it is not understood.
 * @see https://www.w3.org/TR/selectors-4/
 */
export function readSelector(
  components: readonly Component[],
  parent?: Selector,
): Selector | undefined {
  const isRelative = parent !== undefined && !hasAmpersand(components);
  let selector = isRelative ? parent : undefined;
  for (const { combinator, parts } of splitChain(trim(components))) {
    const compound = readCompound(parts, parent);
    if (!compound || (!selector && combinator !== '')) return undefined;
    selector = selector ? below(selector, compound, combinator) : compound;
  }
  if (!selector) return undefined;
  const own = specificityOf(components, parent?.specificity);
  return { ...selector, specificity: own + (isRelative ? parent.specificity : 0) };
}

interface Link {
  /** Before the compound; empty for the first of a chain. */
  readonly combinator: string;
  readonly parts: readonly Component[];
}

function splitChain(components: readonly Component[]): Link[] {
  const chain: { combinator: string; parts: Component[] }[] = [];
  let combinator = '';
  for (const [i, one] of components.entries()) {
    const sign = ['>', '+', '~'].find((each) => isSign(one, each));
    if (sign) combinator = sign;
    else if (isSpace(one)) combinator ||= ' ';
    else if (combinator || i === 0) {
      chain.push({ combinator, parts: [one] });
      combinator = '';
    } else chain.at(-1)!.parts.push(one);
  }
  // A combinator at the end leads nowhere.
  return combinator ? [...chain, { combinator, parts: [] }] : chain;
}

/** An element below, or beside, what the other means: of both elements only the body can be below. */
function below(upper: Selector, lower: Selector, combinator: string): Selector {
  if (combinator === '+' || combinator === '~') return NEITHER;
  const isBody = lower.anchor === 'body';
  const own = lower.own.map((state) => placed(state, 'body'));
  return {
    matches: {
      root: never,
      body: remember((one) => lower.matches.body(one) && upper.matches.root(one)),
    },
    needs: { root: [], body: both(lower.needs.body, upper.needs.root) },
    specificity: 0,
    anchor: isBody ? 'body' : undefined,
    known: unite(upper.known, lower.known, isBody ? unite(upper.own, upper.around) : []),
    own,
    around: unite(upper.own, upper.around, lower.around),
  };
}

function readCompound(
  components: readonly Component[],
  parent: Selector | undefined,
): Selector | undefined {
  const parts: Selector[] = [];
  for (let i = 0; i < components.length; ) {
    const read = readSimple(components, i, { parent, readList });
    if (!read || parts.length === MOST_PARTS) return undefined;
    parts.push(read.selector);
    i = read.next;
  }
  const [only] = parts;
  if (!only) return undefined;
  const anchor = parts.find((part) => part.anchor)?.anchor;
  const own = unite(...parts.map((part) => part.own));
  const of = (element: Element) => ({
    matches: remember((one) => parts.every(({ matches }) => matches[element](one))),
    needs: parts.map(({ needs }) => needs[element]).reduce(both),
  });
  const [root, body] = [of('root'), of('body')];
  return {
    matches: { root: root.matches, body: body.matches },
    needs: { root: root.needs, body: body.needs },
    specificity: 0,
    anchor,
    known: unite(
      ...parts.map((part) => part.known),
      anchor ? own.map((state) => placed(state, anchor)) : [],
    ),
    own: anchor ? [] : own,
    around: unite(...parts.map((part) => part.around)),
  };
}

/** Whether `&` stands in it, also in the arguments of functions. */
const hasAmpersand = (components: readonly Component[]): boolean =>
  components.some(
    (one) =>
      isSign(one, '&') ||
      ((one.type === 'function' || one.type === 'block') && hasAmpersand(one.body)),
  );

/** The selectors of a list such as that of `:is()`, without those that are not understood. */
function readList(body: readonly Component[], parent: Selector | undefined): Selector[] {
  return splitAt(body, ',').flatMap(
    (part) => readSelector(part, hasAmpersand(part) ? parent : undefined) ?? [],
  );
}
