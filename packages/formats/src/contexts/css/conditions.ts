import { type Component, isSpace, isWord, splitAt, trim, withoutSpaces } from './components.ts';
import { always, type Condition, type Environment, never } from './environment.ts';

/** Decides what stands in parentheses; undefined where it is not understood. */
type ReadTest = (body: readonly Component[]) => Condition | undefined;

/**
 * The condition of `@media`.
 *
 * @returns Undefined where a part asks for something that is not about colors, such as a width.
 * @see https://www.w3.org/TR/mediaqueries-5/
 */
export function readMedia(prelude: readonly Component[]): Condition | undefined {
  const queries = splitAt(prelude, ',').map(readQuery);
  if (!queries.every((query) => query !== undefined)) return undefined;
  return (environment) => queries.some((query) => query(environment));
}

/**
 * Why the condition of `@media` holds on no screen that is judged; undefined where it holds on one. On a
 * screen of a wider gamut, what is judged is the color that the rule replaces.
 */
export function otherScreens(
  prelude: readonly Component[],
  condition: Condition,
): 'wider' | 'other' | undefined {
  if (SCREENS.some(condition)) return undefined;
  return asksForGamut(prelude) ? 'wider' : 'other';
}

const SCREENS = (['light', 'dark'] as const).flatMap((scheme) =>
  (['no-preference', 'more'] as const).map(
    (contrast): Environment => ({ scheme, contrast, states: new Set() }),
  ),
);

const asksForGamut = (components: readonly Component[]): boolean =>
  components.some(
    (one) => isWord(one, 'color-gamut') || (one.type === 'block' && asksForGamut(one.body)),
  );

/** `screen and (prefers-color-scheme: dark)`, or a condition without a type. */
function readQuery(components: readonly Component[]): Condition | undefined {
  const [first, ...others] = withoutSpaces(components);
  if (first?.type !== 'ident') return readCondition(components, readFeature);
  const word = first.value.toLowerCase();
  if (word === 'not' && others[0]?.type !== 'ident') return readCondition(components, readFeature);
  const rest = word === 'not' || word === 'only' ? others : [first, ...others];
  const [type, and, ...tests] = rest;
  if (type?.type !== 'ident') return undefined;
  const fits = ['all', 'screen'].includes(type.value.toLowerCase());
  const condition = and ? isWord(and, 'and') && readCondition(tests, readFeature) : always;
  if (!condition) return undefined;
  const both: Condition = (environment) => fits && condition(environment);
  return word === 'not' ? (environment) => !both(environment) : both;
}

/** `not (…)`, `(…) and (…)`, `(…) or (…)`, also in parentheses. */
function readCondition(components: readonly Component[], read: ReadTest): Condition | undefined {
  const parts = withoutSpaces(components);
  if (isWord(parts[0], 'not') && parts.length === 2) {
    const inner = readGroup(parts[1]!, read);
    return inner && ((environment) => !inner(environment));
  }
  const word = isWord(parts[1], 'or') ? 'or' : 'and';
  const tests = parts.filter((_, i) => i % 2 === 0).map((part) => readGroup(part, read));
  const areJoined = parts.every((part, i) => i % 2 === 0 || isWord(part, word));
  if (parts.length % 2 === 0 || !areJoined || !tests.every((one) => one !== undefined)) {
    return undefined;
  }
  if (word === 'or') return (environment) => tests.some((test) => test(environment));
  return (environment) => tests.every((test) => test(environment));
}

function readGroup(part: Component, read: ReadTest): Condition | undefined {
  if (part.type !== 'block' || part.open !== '(') return undefined;
  const body = trim(part.body);
  const isNested = body[0]?.type === 'block' || isWord(body[0], 'not');
  return isNested ? readCondition(body, read) : read(body);
}

/** What this reader's screen is: sRGB, and with the colors that the page chose. */
const FEATURES: Readonly<Record<string, Record<string, (environment: Environment) => boolean>>> = {
  'prefers-color-scheme': {
    light: ({ scheme }) => scheme === 'light',
    dark: ({ scheme }) => scheme === 'dark',
    '': always,
  },
  'prefers-contrast': {
    more: ({ contrast }) => contrast === 'more',
    'no-preference': ({ contrast }) => contrast === 'no-preference',
    less: never,
    custom: never,
    '': ({ contrast }) => contrast !== 'no-preference',
  },
  'color-gamut': { srgb: always, p3: never, rec2020: never, '': always },
  'forced-colors': { none: always, active: never, '': never },
  'inverted-colors': { none: always, inverted: never, '': never },
};

function readFeature(body: readonly Component[]): Condition | undefined {
  const [name, value, ...more] = splitAt(body, ':').map(withoutSpaces);
  if (name?.length !== 1 || name[0]!.type !== 'ident' || more.length > 0) return undefined;
  const word = value?.[0];
  if (value && (value.length !== 1 || word?.type !== 'ident')) return undefined;
  const values = FEATURES[name[0]!.value.toLowerCase()];
  return values?.[word?.type === 'ident' ? word.value.toLowerCase() : ''];
}

/**
 * The condition of `@supports`, where it asks for colors.
 *
 * @param isColor Whether a value is a color that browsers know.
 * @see https://www.w3.org/TR/css-conditional-3/#at-supports
 */
export function readSupports(
  prelude: readonly Component[],
  isColor: (value: readonly Component[]) => boolean,
): Condition | undefined {
  return readCondition(prelude, (body) => {
    const [property, value, ...more] = splitAt(body, ':');
    const [name] = property ?? [];
    if (name?.type !== 'ident' || !value || more.length > 0) return undefined;
    const word = name.value.toLowerCase();
    if (word.startsWith('--')) return always;
    if (word === 'color-scheme') return always;
    if (!COLOR_PROPERTIES.has(word)) return undefined;
    return isColor(value.filter((one) => !isSpace(one) || value.length > 1)) ? always : never;
  });
}

const COLOR_PROPERTIES: ReadonlySet<string> = new Set([
  'color',
  'background',
  'background-color',
  'border-color',
  'outline-color',
  'fill',
  'stroke',
  'accent-color',
  'caret-color',
]);
