import { FormatError } from '../../palette/format-error.ts';
import { isObject, type JsonObject } from '../../text/parse-json.ts';
import { CONTEXT_LIMITS } from '../context-sheet.ts';

/** A part of what a context consists of: a file or a part of one, or tokens in the resolver itself. */
export interface TokenSource {
  /** The file's name. */
  readonly file: string;
  /** The path of the group, where not the whole file is meant. */
  readonly path: readonly string[];
}

export interface ResolvedContext {
  readonly name: string;
  /** Later ones win. */
  readonly sources: readonly TokenSource[];
}

/** Sources of one context; more serve only to keep a computer busy. */
const MOST_SOURCES = 64;

export const isResolver = (root: JsonObject): boolean => Array.isArray(root.resolutionOrder);

/**
 * The contexts of a resolver document: every combination of its modifiers, defaults first.
 *
 * @param name Of the document, to which its references are relative.
 * @throws {FormatError} If it breaks the rules, or has too many sources.
 * @see https://www.designtokens.org/TR/2025.10/resolver/
 */
export function resolveContexts(
  root: JsonObject,
  name: string,
): { contexts: ResolvedContext[]; left: number } {
  const order = Array.isArray(root.resolutionOrder) ? root.resolutionOrder : [];
  const steps = order.map((item: unknown, i) => readStep(item, ['resolutionOrder', String(i)]));
  const modifiers = steps.filter((step) => step.contexts !== undefined);
  let inputs: Readonly<Record<string, string>>[] = [{}];
  let all = 1;
  for (const { title, contexts } of modifiers) {
    all *= contexts.size;
    inputs = inputs
      .flatMap((input) => [...contexts.keys()].map((context) => ({ ...input, [title]: context })))
      .slice(0, CONTEXT_LIMITS.contexts);
  }
  const contexts = inputs.map((input) => {
    const sources = steps.flatMap(
      ({ title, contexts, sources }) => contexts?.get(input[title] ?? '') ?? sources ?? [],
    );
    if (sources.length > MOST_SOURCES) {
      throw new FormatError('too_large', name, 0, `more than ${MOST_SOURCES} sources`);
    }
    const [only] = Object.values(input);
    const words = Object.entries(input).map(([key, value]) => `${key}=${value}`);
    return { name: modifiers.length === 1 ? only! : words.join(', ') || 'default', sources };
  });
  return { contexts, left: Math.max(0, all - contexts.length) };

  function readStep(item: unknown, path: readonly string[]) {
    const [target, at] =
      isObject(item) && typeof item.$ref === 'string' ? follow(item.$ref) : [item, path];
    if (!isObject(target)) throw broken(path, 'must be a set or a modifier');
    const title = typeof target.name === 'string' ? target.name : at.at(-1)!;
    if (!isObject(target.contexts))
      return { title, sources: readSources(target.sources, [...at, 'sources']) };
    const contexts = Object.entries(target.contexts).map(
      ([key, sources]) => [key, readSources(sources, [...at, 'contexts', key])] as const,
    );
    const usual = contexts.filter(([key]) => key === target.default);
    return { title, contexts: new Map([...usual, ...contexts]) };
  }

  /** A set within the document. */
  function follow(reference: string): [unknown, string[]] {
    const path = pointer(reference.slice(1));
    let node: unknown = reference.startsWith('#/') ? root : undefined;
    for (const key of path)
      node = isObject(node) && Object.hasOwn(node, key) ? node[key] : undefined;
    if (node === undefined)
      throw broken([], `refers to ${reference.slice(0, 100)}, which is missing`);
    return [node, path];
  }

  function readSources(sources: unknown, path: readonly string[], depth = 0): TokenSource[] {
    if (!Array.isArray(sources) || sources.length > MOST_SOURCES || depth > 4) {
      throw broken(path, `must have a list of up to ${MOST_SOURCES} sources`);
    }
    return sources.flatMap((source: unknown, i): TokenSource[] => {
      if (!isObject(source)) throw broken(path, 'has a source that is no object');
      if (typeof source.$ref !== 'string') {
        return [{ file: name, path: [...path, String(i)] }];
      }
      if (source.$ref.startsWith('#')) {
        const [target, at] = follow(source.$ref);
        if (isObject(target)) return readSources(target.sources, [...at, 'sources'], depth + 1);
        throw broken(path, 'refers to what is no set');
      }
      const [file = '', fragment = ''] = source.$ref.split('#');
      return [{ file: besides(name, file), path: pointer(fragment) }];
    });
  }

  function broken(path: readonly string[], problem: string): FormatError {
    return new FormatError('broken', name, 0, `${path.join('.').slice(0, 200)} ${problem}`.trim());
  }
}

/** The keys of a JSON Pointer such as `/sets/base`. */
const pointer = (text: string): string[] =>
  text
    .split('/')
    .slice(1)
    .map((part) => decode(part).replaceAll('~1', '/').replaceAll('~0', '~'));

/** A name relative to another file's. */
function besides(file: string, relative: string): string {
  const parts = [...file.split('/').slice(0, -1), ...decode(relative).split('/')];
  const names: string[] = [];
  for (const part of parts) {
    if (part === '..' && names.length > 0 && names.at(-1) !== '..') names.pop();
    else if (part !== '.' && !(part === '' && names.length > 0)) names.push(part);
  }
  return names.join('/');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
