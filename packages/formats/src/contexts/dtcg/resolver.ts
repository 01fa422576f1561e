import { FormatError } from '../../palette/format-error.ts';
import { decoded, pathsOf, pointerKeys } from '../../read/tokens/reference.ts';
import { isObject, type JsonObject } from '../../text/parse-json.ts';

/** A file or a part of one with tokens, or tokens in the resolver itself. */
export interface TokenSource {
  /** The file's name. */
  readonly file: string;
  /** The path of the group, where not the whole file is meant. */
  readonly path: readonly string[];
  /** The members that stand beside the reference: they take the place of those in the file. */
  readonly beside?: TokenSource;
}

/** A set, which counts in every context, or a modifier, of which one context counts at a time. */
export interface Step {
  readonly name: string;
  /** Later sources win. */
  readonly choices: ReadonlyMap<string, readonly TokenSource[]>;
  readonly isModifier: boolean;
}

/** What a resolver document says, in the order in which it counts. */
export interface Plan {
  readonly steps: readonly Step[];
  readonly notes: readonly string[];
}

/** Sources that a document names, each as often as it is named by way of a set. */
const MOST_SOURCES = 4000;

/** Sets that refer to sets. */
const DEEPEST = 64;

const VERSION = '2025.10';

export const isResolver = (root: JsonObject): boolean => Array.isArray(root.resolutionOrder);

/**
 * Reads the order of sets and modifiers of a resolver document; the default context of a modifier comes first.
 *
 * @param name Of the document, to which its references are relative.
 * @throws {FormatError} If it breaks the rules, or has too many sources.
 * @see https://www.designtokens.org/TR/2025.10/resolver/
 */
export function readResolver(root: JsonObject, name: string): Plan {
  const notes: string[] = [];
  if (root.version === undefined)
    notes.push(`${name} does not say its version, which must be ${VERSION}`);
  else if (root.version !== VERSION) {
    throw broken(
      'version',
      `must be ${VERSION}, got ${String(JSON.stringify(root.version)).slice(0, 40)}`,
    );
  }
  let made = 0;
  const names = new Set<string>();
  const order: readonly unknown[] = Array.isArray(root.resolutionOrder) ? root.resolutionOrder : [];
  const steps = order.map((item, i) => readStep(item, `resolutionOrder.${i}`));
  return { steps, notes };

  function readStep(item: unknown, place: string): Step {
    if (!isObject(item)) throw broken(place, 'must be a set or a modifier');
    const reference = typeof item.$ref === 'string' ? item.$ref : undefined;
    const path = reference === undefined ? place.split('.') : pathIn(reference, place);
    const target = reference === undefined ? item : withOverrides(path, item, place);
    /** Where a member of the target stands, as it may stand beside the reference. */
    const placeOf = (key: string) => [...(key in item ? place.split('.') : path), key];
    const isModifier =
      'contexts' in target || path[0] === 'modifiers' || target.type === 'modifier';
    const label = reference === undefined ? inlineName(item, place) : path.at(-1)!;
    if (reference === undefined || isModifier) {
      if (names.has(label))
        throw broken(place, `has a name that is already used: ${label.slice(0, 100)}`);
      names.add(label);
    }
    if (!isModifier) {
      const sources = readSources(
        target.sources,
        placeOf('sources'),
        place,
        new Set([path.join('/')]),
      );
      return { name: label, choices: new Map([['', sources]]), isModifier };
    }
    const { contexts } = target;
    const keys = isObject(contexts) ? Object.keys(contexts) : [];
    if (!isObject(contexts) || keys.length === 0)
      throw broken(place, `${label} must have contexts`);
    if (keys.length === 1) notes.push(`${name}: the modifier ${label} has only one context`);
    const usual = target.default;
    if (usual !== undefined && !(typeof usual === 'string' && keys.includes(usual))) {
      const allowed = keys.slice(0, 20).join(', ');
      throw broken(
        place,
        `the default of ${label} must be one of ${allowed}, got ${String(JSON.stringify(usual)).slice(0, 100)}`,
      );
    }
    const sorted = keys.toSorted((one, other) => Number(other === usual) - Number(one === usual));
    const choices = sorted.map((key) => {
      const at = [...placeOf('contexts'), key];
      return [key, readSources(contexts[key], at, at.join('.'), new Set())] as const;
    });
    return { name: label, choices: new Map(choices), isModifier };
  }

  /** The name of a set or a modifier that stands in the order itself. */
  function inlineName(item: JsonObject, place: string): string {
    if (typeof item.name !== 'string') throw broken(place, 'must have a name, or a $ref');
    if (item.type === 'set' || item.type === 'modifier') return item.name;
    throw broken(
      place,
      `must have the type "set" or "modifier", got ${String(JSON.stringify(item.type)).slice(0, 40)}`,
    );
  }

  function readSources(
    sources: unknown,
    path: readonly string[],
    place: string,
    around: ReadonlySet<string>,
  ): TokenSource[] {
    if (!Array.isArray(sources)) throw broken(place, 'must have a list of sources');
    return sources.flatMap((source: unknown, i): TokenSource[] => {
      made += 1;
      if (made > MOST_SOURCES) {
        throw new FormatError('too_large', name, 0, `more than ${MOST_SOURCES} sources`);
      }
      if (!isObject(source)) throw broken(place, 'has a source that is not an object');
      const here = [...path, String(i)];
      const { $ref: reference, ...members } = source;
      if (typeof reference !== 'string') return [{ file: name, path: here }];
      const beside = Object.keys(members).length > 0 ? { beside: { file: name, path: here } } : {};
      if (!reference.startsWith('#')) {
        const [file = '', fragment = ''] = reference.split('#');
        return [{ file: besides(name, file), path: pointerKeys(fragment), ...beside }];
      }
      const at = pathIn(reference, place);
      const target = at.join('/');
      if (at[0] === 'modifiers')
        throw broken(place, `refers to the modifier ${target}, which only resolutionOrder may do`);
      if (around.has(target) || here.join('/').startsWith(`${target}/`)) {
        throw broken(place, `refers to itself through ${target}`);
      }
      const isSet = at[0] === 'sets' && at.length === 2;
      if (!isSet) return [{ file: name, path: at, ...beside }];
      const set = withOverrides(at, source, place);
      const inside = [...('sources' in members ? here : at), 'sources'];
      if (around.size > DEEPEST)
        throw broken(place, `refers to sets nested more than ${DEEPEST} deep`);
      return readSources(set.sources, inside, target, new Set([...around, target]));
    });
  }

  /** What a reference within the document leads to, as far as it may. */
  function pathIn(reference: string, place: string): string[] {
    for (const path of pathsOf(reference)) {
      if (path[0] === 'resolutionOrder')
        throw broken(place, 'refers into resolutionOrder, which nothing may do');
      if (valueAt(path) !== undefined && path.length > 0) return path;
    }
    throw broken(place, `refers to ${reference.slice(0, 100)}, which is missing`);
  }

  function valueAt(path: readonly string[]): unknown {
    let node: unknown = root;
    for (const key of path) {
      if (Array.isArray(node)) node = node[Number(key)];
      else node = isObject(node) && Object.hasOwn(node, key) ? node[key] : undefined;
    }
    return node;
  }

  /** Members beside a `$ref` take the place of those of its target. */
  function withOverrides(
    path: readonly string[],
    { $ref, ...own }: JsonObject,
    place: string,
  ): JsonObject {
    const target = valueAt(path);
    if (!isObject(target))
      throw broken(place, 'refers to something that is neither a set nor a modifier');
    return { ...target, ...own };
  }

  function broken(place: string, problem: string): FormatError {
    return new FormatError('broken', name, 0, `${place.slice(0, 200)} ${problem}`);
  }
}

/** A name relative to another file's. */
function besides(file: string, relative: string): string {
  const parts = [...file.split('/').slice(0, -1), ...decoded(relative).split('/')];
  const names: string[] = [];
  for (const part of parts) {
    if (part === '..' && names.length > 0 && names.at(-1) !== '..') names.pop();
    else if (part !== '.' && !(part === '' && names.length > 0)) names.push(part);
  }
  return names.join('/');
}
