import {
  type Component,
  componentsOf,
  isSign,
  isSpace,
  readTokens,
  splitAt,
  trim,
} from '../../contexts/css/components.ts';

/**
 * The parts of a value in CSS, SCSS or Less. Whatever refers to another variable is a `var()` here:
 * `$a`, `@a` and `colors.$a` keep their signs as parts of the name.
 *
 * @throws {FormatError} If brackets nest too deep.
 */
export function readValue(text: string, language: string): readonly Component[] {
  const tokens = readTokens(text, language);
  return withoutFlags(withReferences(componentsOf(tokens, 0, tokens.list.length - 1), language));
}

function withReferences(parts: readonly Component[], language: string): Component[] {
  const result: Component[] = [];
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i]!;
    const [second, third, fourth] = [parts[i + 1], parts[i + 2], parts[i + 3]];
    const isModule = part.type === 'ident' && isSign(second, '.');
    if (part.type === 'at') result.push(reference(`@${part.value}`, part, part));
    else if (isSign(part, '$') && second?.type === 'ident') {
      const isName = isSign(isSpace(third) ? fourth : third, ':');
      result.push(isName ? second : reference(`$${second.value}`, part, second));
      i += 1;
    } else if (isModule && third?.type === 'function') {
      const body = withReferences(third.body, language);
      result.push({ ...third, name: `${part.value}.${third.name}`, body });
      i += 2;
    } else if (isModule && isSign(third, '$') && fourth?.type === 'ident') {
      result.push(reference(`${part.value}.$${fourth.value}`, part, fourth));
      i += 3;
    } else if (isSign(part, '#') && second?.type === 'block' && second.open === '{') {
      for (const one of trim(withReferences(second.body, language))) result.push(one);
      i += 1;
    } else if (isSign(part, '~') && second?.type === 'string') {
      for (const one of readValue(second.value, language)) result.push(one);
      i += 1;
    } else if (part.type === 'function' || part.type === 'block') {
      result.push({ ...part, body: withReferences(part.body, language) });
    } else result.push(part);
  }
  return result;
}

function reference(name: string, { start }: Component, { end }: Component): Component {
  const body: Component[] = [{ type: 'ident', value: name, start, end }];
  return { type: 'function', name: 'var', body, start, end };
}

/** Sass marks with `!default` values that a caller may replace. */
function withoutFlags(parts: readonly Component[]): readonly Component[] {
  const flag = parts.findIndex((part) => isSign(part, '!'));
  return trim(flag < 0 ? parts : parts.slice(0, flag));
}

/** The name of the variable that a part stands for, such as `--a` and `$a`. */
export function referenceOf(part: Component | undefined): string | undefined {
  if (part?.type !== 'function' || part.name !== 'var') return undefined;
  const [name] = trim(part.body);
  return name?.type === 'ident' ? name.value : undefined;
}

/** Every part, at any depth. */
export function* allParts(parts: readonly Component[]): Generator<Component> {
  for (const part of parts) {
    yield part;
    if (part.type === 'function' || part.type === 'block') yield* allParts(part.body);
  }
}

/** An entry of a map or a list, by the keys that lead to it. */
export interface MapEntry {
  readonly keys: readonly string[];
  readonly value: readonly Component[];
}

/**
 * The entries of `("red": #f00, "blue": (500: #00f))`, of `map.merge()` of such maps, and of lists;
 * those of a list are counted.
 *
 * @returns Undefined for a value that is none of these.
 */
export function entriesOf(value: readonly Component[]): readonly MapEntry[] | undefined {
  const [only, ...more] = value;
  if (more.length > 0 || !only) return undefined;
  if (only.type === 'function' && /^map[.-](?:deep-)?merge$/.test(only.name)) {
    return splitAt(only.body, ',').flatMap((part) => entriesOf(part) ?? []);
  }
  if (only.type !== 'block' || only.open !== '(') return undefined;
  let count = 0;
  return splitAt(only.body, ',').flatMap((part): readonly MapEntry[] => {
    if (part.length === 0) return [];
    const colon = part.findIndex((one) => isSign(one, ':'));
    const inner = trim(part.slice(colon + 1));
    count += 1;
    const key = colon < 0 ? String(count) : keyOf(trim(part.slice(0, colon)));
    return (entriesOf(inner) ?? [{ keys: [], value: inner }]).map((entry) => ({
      ...entry,
      keys: [key, ...entry.keys],
    }));
  });
}

const keyOf = (parts: readonly Component[]): string =>
  parts
    .map((part) =>
      part.type === 'number'
        ? `${part.value}${part.unit}`
        : 'value' in part
          ? part.value
          : (referenceOf(part) ?? '').replace(/^\$/, ''),
    )
    .join('')
    .slice(0, 200);
