import { type Component, isSign, isSpace } from './components.ts';
import { type Condition, type Element, type Environment, placed } from './environment.ts';
import { ANY, anyOf, NEITHER, ROOT, type Selector } from './selector.ts';

/** What stands around a selector. */
interface Around {
  /** What `&` stands for, in a nested rule. */
  readonly parent: Selector | undefined;
  readonly readList: (
    body: readonly Component[],
    parent: Selector | undefined,
  ) => readonly Selector[];
}

interface Read {
  readonly selector: Selector;
  /** The index of the next component. */
  readonly next: number;
}

const ROOTS: ReadonlySet<string> = new Set(['root', 'host', 'scope']);

/** The body, whatever stands on it. */
const BODY: Selector = {
  ...ROOT,
  matches: { root: ROOT.matches.body, body: ROOT.matches.root },
  needs: { root: [], body: ANY },
  anchor: 'body',
};

/** Any element. */
const EACH: Selector = {
  ...NEITHER,
  matches: { root: ROOT.matches.root, body: ROOT.matches.root },
  needs: { root: ANY, body: ANY },
};

const TYPES: Readonly<Record<string, Selector>> = { html: ROOT, body: BODY };

/**
 * Reads a simple selector: a type, a class, an attribute, an id, `&`, `:root` and other pseudo-classes
 * that tell the root from other elements.
 *
 * @returns Undefined where it is not understood, as `:hover`.
 */
export function readSimple(
  components: readonly Component[],
  at: number,
  around: Around,
): Read | undefined {
  const [one, two] = [components[at]!, components[at + 1]];
  const found = (selector: Selector, length = 1): Read => ({ selector, next: at + length });
  if (one.type === 'ident' && at === 0) return found(TYPES[one.value.toLowerCase()] ?? NEITHER);
  if (isSign(one, '*') && at === 0) return found(EACH);
  // States that are known by the parent are noted there.
  if (isSign(one, '&') && around.parent) return found({ ...around.parent, known: [] });
  if (isSign(one, '.') && two?.type === 'ident') return found(stateSelector(`.${two.value}`), 2);
  if (one.type === 'hash') return found(stateSelector(`#${one.value}`));
  if (one.type === 'block' && one.open === '[') {
    const selector = readAttribute(one.body);
    return selector && found(selector);
  }
  if (!isSign(one, ':')) return undefined;
  if (two?.type === 'ident' && ROOTS.has(two.value.toLowerCase())) return found(ROOT, 2);
  if (two?.type !== 'function') return undefined;
  const selector = readFunction(two, around);
  return selector && found(selector, 2);
}

function stateSelector(
  state: string,
  has: (environment: Environment, element: Element) => boolean = ({ states }, element) =>
    states.has(placed(state, element)),
): Selector {
  const of =
    (element: Element): Condition =>
    (environment) =>
      has(environment, element);
  return {
    ...NEITHER,
    matches: { root: of('root'), body: of('body') },
    needs: { root: [new Set([state])], body: [new Set([placed(state, 'body')])] },
    own: [state],
  };
}

/** Whether the value of an attribute is as a selector asks. */
const MATCHERS: Readonly<Record<string, (has: string, value: string) => boolean>> = {
  '': () => true,
  '=': (has, value) => has === value,
  '~=': (has, value) => has.split(/\s+/).includes(value),
  '|=': (has, value) => has === value || has.startsWith(`${value}-`),
  '^=': (has, value) => value !== '' && has.startsWith(value),
  '$=': (has, value) => value !== '' && has.endsWith(value),
  '*=': (has, value) => value !== '' && has.includes(value),
};

/** `[name]`, `[name=value]`, `[name^="value" i]`; a class may be asked for in this way, too. */
function readAttribute(body: readonly Component[]): Selector | undefined {
  const [name, ...rest] = body.filter((one) => !isSpace(one));
  const at = rest.findIndex((one) => !(one.type === 'sign'));
  const operator = (at < 0 ? rest : rest.slice(0, at))
    .map((one) => (one.type === 'sign' ? one.value : ''))
    .join('');
  const [value, flag, ...more] = at < 0 ? [] : rest.slice(at);
  const matches = MATCHERS[operator];
  if (name?.type !== 'ident' || !matches || more.length > 0) return undefined;
  if (operator === '' ? value : value?.type !== 'ident' && value?.type !== 'string') {
    return undefined;
  }
  if (flag && (flag.type !== 'ident' || !/^[is]$/i.test(flag.value))) return undefined;
  const key = name.value.toLowerCase();
  const text = value?.type === 'ident' || value?.type === 'string' ? value.value : '';
  const isLoose = flag?.type === 'ident' && flag.value.toLowerCase() === 'i';
  const fold = (one: string) => (isLoose ? one.toLowerCase() : one);
  const state = key === 'class' ? `.${text}` : `[${key}=${text}]`;
  return stateSelector(state, ({ states }, element) => {
    const start = placed(key === 'class' ? '.' : `[${key}=`, element);
    const values = [...states]
      .filter((one) => one.startsWith(start))
      .map((one) => one.slice(start.length, key === 'class' ? undefined : -1));
    const has = key === 'class' ? [values.join(' ')] : values;
    return has.some((one) => matches(fold(one), fold(text)));
  });
}

/** Of `:is()`, `:where()`, `:not()`, `:has()`, `:host()` and `:host-context()`. */
function readFunction(
  { name, body }: Component & { readonly type: 'function' },
  { parent, readList }: Around,
): Selector | undefined {
  if (name === 'has') return stateSelector(`:has(${textOf(body)})`);
  const any = anyOf(readList(body, parent));
  if (name === 'is' || name === 'where' || name === 'matches') return any;
  if (name === 'host' || name === 'host-context') return onRoot(any);
  if (name !== 'not') return undefined;
  const not =
    (element: Element): Condition =>
    (environment) =>
      !any.matches[element](environment);
  return {
    ...any,
    anchor: undefined,
    matches: { root: not('root'), body: not('body') },
    needs: { root: ANY, body: ANY },
  };
}

const onRoot = (any: Selector): Selector => ({
  ...any,
  matches: { root: any.matches.root, body: ROOT.matches.body },
  needs: { root: any.needs.root, body: [] },
  anchor: 'root',
  known: [...any.known, ...any.own],
  own: [],
});

/** Much as it is written. */
const textOf = (components: readonly Component[]): string =>
  components.map(textOfOne).join('').slice(0, 60);

function textOfOne(one: Component): string {
  switch (one.type) {
    case 'function':
      return `${one.name}(${textOf(one.body)})`;
    case 'block':
      return one.open === '[' ? `[${textOf(one.body)}]` : `(${textOf(one.body)})`;
    case 'hash':
      return `#${one.value}`;
    case 'bad':
      return '';
    default:
      return String(one.value);
  }
}
