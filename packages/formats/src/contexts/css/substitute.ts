import { CONTEXT_LIMITS } from '../context-sheet.ts';
import { type Component, isReference, isSign, isWord, trim } from './components.ts';

/** A value whose references are followed, or why it has none. */
export type Substituted =
  | { readonly value: readonly Component[]; readonly size: number }
  | { readonly problem: string };

/** A value by its name, and what it refers to. */
export type Values = ReadonlyMap<
  string,
  {
    readonly value: readonly Component[];
    readonly declaration: { readonly references: readonly string[] };
  }
>;

const NO_CIRCLE = { from: Number.POSITIVE_INFINITY, to: 0 };

/** Words that stand for the value of the element around, of which the root has none. */
const INHERITED = ['inherit', 'unset', 'revert'];
const WIDE = [...INHERITED, 'initial', 'revert-layer'];

/**
 * Follows `var()` in the values of one context. A fallback is looked at only where it is needed, as
 * browsers do now.
 *
 * As Chromium does, this knows one circle at a time: a circle that is found inside of another widens it, and
 * whatever lies between the two has no value either, though it has a fallback. So it matters which
 * property is asked for first: there by the styles of a page, here in the order of the declarations.
 *
 * @param inherited Asks for the value of the element around.
 * @param spend Is told the number of parts of each value, and may stop it all by an error.
 * @see https://www.w3.org/TR/css-variables-1/#cycles
 */
export function createSubstitution(
  winners: Values,
  spend: (parts: number) => void,
  inherited?: (name: string) => Substituted,
) {
  const known = new Map<string, Substituted>();
  /** Properties that are being resolved, each because of the one before. */
  const path: string[] = [];
  const places = new Map<string, number>();
  /** The part of the path that is in a circle: from a place, up to a length of the path. */
  let circle = NO_CIRCLE;
  const isInCircle = () => path.length > circle.from && path.length <= circle.to;

  return resolve;

  function resolve(name: string): Substituted {
    const found = known.get(name);
    if (found) return found;
    const place = places.get(name);
    if (place !== undefined) {
      circle = { from: Math.min(circle.from, place), to: path.length };
      return { problem: `${name} refers to itself` };
    }
    const winner = winners.get(name);
    if (inherited && (!winner || isOne(winner.value, INHERITED))) return inherited(name);
    if (!winner) return { problem: `${name} is not declared` };
    if (path.length === CONTEXT_LIMITS.chain) return { problem: 'too many nested references' };
    places.set(name, path.length);
    path.push(name);
    let result = isWide(winner.value)
      ? { problem: `${name} has no value` }
      : substitute(winner.value);
    const { references } = winner.declaration;
    if (isInCircle() && references.length > 0) result = { problem: `${name} refers to itself` };
    path.pop();
    places.delete(name);
    circle = { ...circle, to: Math.min(circle.to, path.length) };
    if (circle.to <= circle.from) circle = NO_CIRCLE;
    known.set(name, result);
    return result;
  }

  function substitute(components: readonly Component[]): Substituted {
    const value: Component[] = [];
    let size = 0;
    let problem: string | undefined;
    for (const component of components) {
      let part: Substituted = { value: [component], size: 1 };
      if (component.type === 'function' && isReference(component)) {
        part = follow(component.body);
      } else if (component.type === 'function' || component.type === 'block') {
        const inner = substitute(component.body);
        part =
          'problem' in inner
            ? inner
            : { value: [{ ...component, body: inner.value }], size: inner.size + 1 };
      }
      if ('problem' in part) {
        problem ??= part.problem; // and on, as there may be a circle further behind
        continue;
      }
      for (const one of part.value) value.push(one);
      size += part.size;
      if (size > CONTEXT_LIMITS.parts) {
        return { problem: `its value has more than ${CONTEXT_LIMITS.parts} parts` };
      }
    }
    spend(size);
    return problem === undefined ? { value, size } : { problem };
  }

  function follow(body: readonly Component[]): Substituted {
    const comma = body.findIndex((one) => isSign(one, ','));
    const [name] = trim(comma < 0 ? body : body.slice(0, comma));
    const value = name?.type === 'ident' ? resolve(name.value) : { problem: 'var() has no name' };
    if (!('problem' in value) || comma < 0 || isInCircle()) return value;
    return substitute(trim(body.slice(comma + 1)));
  }
}

/** Whether a value is a word that stands for a value declared elsewhere, such as `inherit`. */
export const isWide = (value: readonly Component[]): boolean => isOne(value, WIDE);

const isOne = (value: readonly Component[], words: readonly string[]): boolean =>
  value.length === 1 && words.some((word) => isWord(value[0], word));
