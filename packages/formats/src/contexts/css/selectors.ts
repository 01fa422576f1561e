import { type Component, isSign, isSpace, splitAt, trim } from './components.ts';
import { type Condition, never, remember } from './environment.ts';

/** A selector, as far as it concerns the root of a page. */
export interface RootSelector {
  readonly matches: Condition;
  /** Identifiers, classes and types as one number. */
  readonly specificity: number;
  /** What would have to stand on the root, as sets of simple selectors. */
  readonly states: readonly (readonly string[])[];
}

const CLASS = 1000;
const TYPE = 1;

/**
 * Reads one complex selector.
 *
 * @param parent What `&` stands for, in a nested rule.
 * @param isPart Whether it stands in another, as in `:is()`, which then says whether it is the root.
 * @returns Undefined where it may mean other elements than the root, or is not understood.
 * @see https://www.w3.org/TR/selectors-4/
 */
export function readSelector(
  components: readonly Component[],
  parent?: RootSelector,
  isPart = false,
): RootSelector | undefined {
  const hasCombinator = components.some(
    (one) => isSpace(one) || ['>', '+', '~'].some((sign) => isSign(one, sign)),
  );
  if (hasCombinator || components.length === 0) return undefined;
  if (parent && !components.some((one) => isSign(one, '&'))) return undefined;
  const parts: RootSelector[] = [];
  for (let i = 0; i < components.length; ) {
    const read = readSimple(components, i, parent);
    if (!read) return undefined;
    parts.push(read.selector);
    i = read.next;
  }
  const isRoot = isPart || parent || parts.some(({ states }) => states.length === 0);
  const selector = allOf(parts);
  return isRoot || selector.states.flat().every(isMode) ? selector : undefined;
}

/** Whether a class or an attribute is one that pages set on their root, rather than on a part. */
const isMode = (state: string): boolean => MODE.test(state.split('=')[0]!) || SCHEME.test(state);

const MODE = /theme|mode|scheme|contrast|palette|skin|appearance/i;
const SCHEME = /^\.(?:.*[-_])?(?:light|dark|night|day|dim|black|white|hc)$/i;

/** One rule's list of selectors as what `&` and `:is()` stand for. */
export function anyOf(selectors: readonly RootSelector[]): RootSelector {
  return {
    matches: remember((environment) => selectors.some(({ matches }) => matches(environment))),
    specificity: selectors.reduce((most, one) => Math.max(most, one.specificity), 0),
    states: selectors.flatMap(({ states }) => states).slice(0, MOST_STATES),
  };
}

/** Far more sets of states than contexts. */
const MOST_STATES = 64;

function allOf(parts: readonly RootSelector[]): RootSelector {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const states = parts.reduce<readonly (readonly string[])[]>(
    (sets, part) =>
      part.states.length === 0
        ? sets
        : sets.flatMap((set) => part.states.map((more) => [...set, ...more])).slice(0, MOST_STATES),
    [[]],
  );
  return {
    matches: remember((environment) => parts.every(({ matches }) => matches(environment))),
    specificity: parts.reduce((sum, { specificity }) => sum + specificity, 0),
    states: states.map((set) => [...new Set(set)]),
  };
}

const ROOT: RootSelector = { matches: () => true, specificity: CLASS, states: [] };
const ROOTS: ReadonlySet<string> = new Set(['root', 'host']);

function readSimple(
  components: readonly Component[],
  at: number,
  parent: RootSelector | undefined,
): { selector: RootSelector; next: number } | undefined {
  const [one, two] = [components[at]!, components[at + 1]];
  if (one.type === 'ident' && at === 0 && one.value.toLowerCase() === 'html') {
    return { selector: { ...ROOT, specificity: TYPE }, next: at + 1 };
  }
  if (isSign(one, '*') && at === 0) return { selector: { ...ROOT, specificity: 0 }, next: at + 1 };
  if (isSign(one, '&') && parent) return { selector: parent, next: at + 1 };
  if (isSign(one, '.') && two?.type === 'ident') {
    return { selector: stateSelector(`.${two.value}`), next: at + 2 };
  }
  if (one.type === 'block' && one.open === '[') {
    const selector = readAttribute(one.body);
    return selector && { selector, next: at + 1 };
  }
  if (!isSign(one, ':')) return undefined;
  if (two?.type === 'ident' && ROOTS.has(two.value.toLowerCase())) {
    return { selector: ROOT, next: at + 2 };
  }
  if (two?.type !== 'function') return undefined;
  const selector = readFunction(two.name, two.body, parent);
  return selector && { selector, next: at + 2 };
}

const stateSelector = (state: string): RootSelector => ({
  matches: ({ states }) => states.has(state),
  specificity: CLASS,
  states: [[state]],
});

/** `[name]` or `[name=value]`. */
function readAttribute(body: readonly Component[]): RootSelector | undefined {
  const [name, equals, value, ...more] = body.filter((one) => !isSpace(one));
  if (name?.type !== 'ident' || more.length > 0) return undefined;
  const key = name.value.toLowerCase();
  if (!equals) {
    return {
      matches: ({ states }) => [...states].some((state) => state.startsWith(`[${key}=`)),
      specificity: CLASS,
      states: [[`[${key}=]`]],
    };
  }
  if (!isSign(equals, '=') || (value?.type !== 'ident' && value?.type !== 'string'))
    return undefined;
  return stateSelector(`[${key}=${value.value}]`);
}

/** `:is()`, `:where()` and `:not()`; what has ancestors cannot be the root. */
function readFunction(
  name: string,
  body: readonly Component[],
  parent: RootSelector | undefined,
): RootSelector | undefined {
  if (!['is', 'where', 'not'].includes(name)) return undefined;
  const inner = splitAt(body, ',').map(
    (part) =>
      readSelector(trim(part), hasAmpersand(part) ? parent : undefined, true) ?? elsewhere(part),
  );
  if (!inner.every((one) => one !== undefined)) return undefined;
  const any = anyOf(inner);
  const specificity = name === 'where' ? 0 : any.specificity;
  if (name !== 'not') return { ...any, specificity };
  return { ...any, specificity, matches: (environment) => !any.matches(environment) };
}

const hasAmpersand = (components: readonly Component[]) =>
  components.some((one) => isSign(one, '&'));

/** Something below the root, such as `.dark *`, whose specificity is that of its parts. */
function elsewhere(components: readonly Component[]): RootSelector | undefined {
  const parts = splitAt(components, ' ').map((part) => readSelector(part, undefined, true));
  if (parts.length < 2 || !parts.every((one) => one !== undefined)) return undefined;
  const specificity = parts.reduce((sum, one) => sum + one.specificity, 0);
  return { matches: never, specificity, states: [] };
}
