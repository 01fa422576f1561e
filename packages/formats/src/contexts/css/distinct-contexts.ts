import { groupBy } from '@swatchwork/color';
import { FormatError } from '../../palette/format-error.ts';
import { CONTEXT_LIMITS } from '../context-sheet.ts';
import type { Candidate, Collected } from './candidate.ts';
import { type Component, isWord } from './components.ts';
import { ELEMENTS, type Element, type Environment } from './environment.ts';
import { environmentsFor, type NamedEnvironment, type Wishes } from './environments.ts';
import { type Layer, rankLayers } from './layers.ts';
import { isNameOfPaint } from './painted-rules.ts';

/** Environments in which the same declarations win. */
export interface Context {
  /** The plainest first. */
  readonly environments: readonly NamedEnvironment[];
  readonly winners: Readonly<Record<Element, Winners>>;
  /** Which scheme `light-dark()` follows. */
  readonly scheme: 'light' | 'dark';
}

/** Declarations that are compared, each once in every environment. */
const MOST_MATCHES = 3_000_000;

/**
 * What wins in each environment that style sheets know, the plainest first.
 *
 * @param file The name that an error gives.
 * @param tokens Number of custom properties.
 * @throws {FormatError} If there are too many combinations of modes, or of modes with rules or properties.
 */
export function distinctContexts(
  { candidates, layers, modes }: Collected,
  wishes: Wishes,
  file: string,
  tokens: number,
): Context[] {
  const selectors = new Set(candidates.map(({ rule }) => rule.selector));
  const needs = [...selectors].flatMap((one) => ELEMENTS.flatMap((each) => one.needs[each]));
  const known = needs.filter((set) => [...set].every((state) => modes.has(state)));
  const environments = environmentsFor(modes, known, wishes);
  const count = candidates.filter(({ name }) => !isNameOfPaint(name)).length;
  if (!environments || environments.length * count > MOST_MATCHES) {
    const problem = `its ${modes.size} modes and ${count} declarations make too many combinations`;
    throw new FormatError('too_large', file, 0, problem);
  }
  const of = (element: Element) =>
    groupBy(
      candidates.filter(({ rule }) => rule.selector.needs[element].length > 0),
      ({ name }) => name,
    );
  const [root, body] = [of('root'), of('body')];
  const contexts = new Map<string, Context & { environments: NamedEnvironment[] }>();
  for (const named of environments) {
    const { environment } = named;
    const winners = {
      root: cascade(root, layers, environment, 'root'),
      body: cascade(body, layers, environment, 'body'),
    };
    const scheme = schemeOf(winners, environment);
    const identity = [
      wishes.scheme ? scheme : '',
      identify(root, winners.root),
      identify(body, winners.body),
    ].join('/');
    const same = contexts.get(identity);
    if (same) same.environments.push(named);
    else contexts.set(identity, { environments: [named], winners, scheme });
    // Checked as they are found: each holds what wins for every property.
    if (contexts.size * tokens > CONTEXT_LIMITS.allTokens) {
      const problem = `${tokens} custom properties in ${contexts.size} or more combinations of modes, more than ${CONTEXT_LIMITS.allTokens} in all`;
      throw new FormatError('too_large', file, 0, problem);
    }
  }
  return [...contexts.values()];
}

/** By the place of what wins where several may. */
const identify = (byName: ReadonlyMap<string, readonly Candidate[]>, winners: Winners): string =>
  [...byName].map(([name]) => winners.get(name)?.order ?? '').join();

function schemeOf({ root, body }: Context['winners'], { scheme }: Environment): 'light' | 'dark' {
  const winner = body.get('color-scheme') ?? root.get('color-scheme');
  return usedScheme(winner?.value ?? [], scheme);
}

/** @see https://www.w3.org/TR/css-color-adjust-1/#determine-the-used-color-scheme */
function usedScheme(value: readonly Component[], preferred: 'light' | 'dark'): 'light' | 'dark' {
  const known = (['light', 'dark'] as const).filter((word) =>
    value.some((one) => isWord(one, word)),
  );
  if (known.includes(preferred)) return preferred;
  return known[0] ?? 'light';
}

/** What wins for each property, by its name. */
type Winners = ReadonlyMap<string, Candidate>;

/**
 * The strongest declaration of each property that counts for an element in an environment.
 *
 * @param byName The declarations of each property.
 * @see https://www.w3.org/TR/css-cascade-5/#cascading
 */
function cascade(
  byName: ReadonlyMap<string, readonly Candidate[]>,
  layers: Layer,
  environment: Environment,
  element: Element,
): Winners {
  const ranks = rankLayers(layers, environment);
  const isStronger = (one: Candidate, other: Candidate): boolean => {
    if (one.isImportant !== other.isImportant) return one.isImportant;
    const byLayer = ranks.get(one.layer)! - ranks.get(other.layer)!;
    if (byLayer !== 0) return one.isImportant ? byLayer < 0 : byLayer > 0;
    return (
      (one.rule.selector.specificity - other.rule.selector.specificity || one.order - other.order) >
      0
    );
  };
  const winners = new Map<string, Candidate>();
  for (const [name, candidates] of byName) {
    for (const candidate of candidates) {
      if (!candidate.rule.matches[element](environment)) continue;
      const winner = winners.get(name);
      if (!winner || isStronger(candidate, winner)) winners.set(name, candidate);
    }
  }
  return winners;
}
