import { type Component, isSign, isSpace, splitAt, trim } from './components.ts';
import { unreadable } from './unreadable.ts';

/** A number, a percentage (50 for 50%), or an angle in degrees. */
export interface Quantity {
  readonly value: number;
  readonly unit: 'number' | '%' | 'deg';
}

/** The numbers that words stand for: channels of a color, in relative colors. */
export type Words = Readonly<Record<string, number>>;

const DEGREES: Readonly<Record<string, number>> = {
  deg: 1,
  grad: 0.9,
  rad: 180 / Math.PI,
  turn: 360,
};

const CONSTANTS: Words = {
  pi: Math.PI,
  e: Math.E,
  infinity: Number.POSITIVE_INFINITY,
  '-infinity': Number.NEGATIVE_INFINITY,
  nan: Number.NaN,
};

const number = (value: number): Quantity => ({ value, unit: 'number' });

/**
 * A number, a percentage, an angle, a channel's word, or a math function of them.
 *
 * @throws {Unreadable} For anything else, also where units do not fit together.
 * @see https://www.w3.org/TR/css-values-4/#math
 */
export function readQuantity(component: Component, words: Words = {}): Quantity {
  if (component.type === 'number') {
    const { value, unit } = component;
    if (unit === '') return number(value);
    if (unit === '%') return { value, unit };
    if (Object.hasOwn(DEGREES, unit)) return { value: value * DEGREES[unit]!, unit: 'deg' };
    return unreadable(`${unit} is not a unit for colors`);
  }
  if (component.type === 'ident') {
    const word = component.value.toLowerCase();
    if (Object.hasOwn(words, word)) return number(words[word]!);
    return unreadable(`${component.value.slice(0, 40)} is not a number`);
  }
  if (component.type === 'function' && isMath(component.name)) {
    return callMath(component.name, component.body, words);
  }
  return unreadable('a channel is not a number');
}

/** Whether a function computes numbers. */
export const isMath = (name: string): boolean => name === 'calc' || Object.hasOwn(MATH, name);

/** `a + b * c`, with parentheses. */
function sum(components: readonly Component[], words: Words): Quantity {
  const parts = trim(components);
  let total: Quantity | undefined;
  let sign = 1;
  let from = 0;
  for (let i = 0; i <= parts.length; i++) {
    const isOperator =
      isSpace(parts[i - 1]) &&
      isSpace(parts[i + 1]) &&
      (isSign(parts[i], '+') || isSign(parts[i], '-'));
    if (i < parts.length && !isOperator) continue;
    const term = product(parts.slice(from, i), words);
    total = total ? add(total, { ...term, value: sign * term.value }) : term;
    sign = isSign(parts[i], '-') ? -1 : 1;
    from = i + 1;
  }
  return total!;
}

function product(components: readonly Component[], words: Words): Quantity {
  const parts = components.filter((one) => !isSpace(one));
  let result = operand(parts[0], words);
  for (let i = 1; i < parts.length; i += 2) {
    const next = operand(parts[i + 1], words);
    if (isSign(parts[i], '*')) result = multiply(result, next);
    else if (isSign(parts[i], '/')) result = divide(result, next);
    else unreadable('a calculation is incomplete');
  }
  return result;
}

function operand(component: Component | undefined, words: Words): Quantity {
  if (!component) return unreadable('a calculation is incomplete');
  if (component.type === 'block' && component.open === '(') return sum(component.body, words);
  return readQuantity(component, { ...CONSTANTS, ...words });
}

function add(one: Quantity, other: Quantity): Quantity {
  if (one.unit !== other.unit) return unreadable('a calculation mixes numbers and units');
  return { value: one.value + other.value, unit: one.unit };
}

function multiply(one: Quantity, other: Quantity): Quantity {
  if (one.unit !== 'number' && other.unit !== 'number') return unreadable('units are multiplied');
  const unit = one.unit === 'number' ? other.unit : one.unit;
  return { value: one.value * other.value, unit };
}

function divide(one: Quantity, other: Quantity): Quantity {
  if (one.unit === other.unit) return number(one.value / other.value);
  if (other.unit !== 'number') return unreadable('a calculation divides by a unit');
  return { value: one.value / other.value, unit: one.unit };
}

/** Takes quantities of one unit, and says what it returns. */
interface MathFunction {
  readonly count: readonly [least: number, most: number];
  readonly of: (...values: number[]) => number;
  /** Where it is not that of the arguments. */
  readonly unit?: Quantity['unit'];
  /** Whether angles are taken as such, in radians. */
  readonly isTrigonometric?: boolean;
  /** Whether it takes numbers without a unit alone. */
  readonly isPlain?: boolean;
}

const radians = (of: (value: number) => number): MathFunction => ({
  count: [1, 1],
  of,
  unit: 'number',
  isTrigonometric: true,
});
const plain = (least: number, most: number, of: MathFunction['of']): MathFunction => ({
  count: [least, most],
  of,
  isPlain: true,
});
const angle = (of: (...values: number[]) => number, count: 1 | 2): MathFunction => ({
  count: [count, count],
  of: (...values) => (of(...values) * 180) / Math.PI,
  unit: 'deg',
});
/** To a multiple of a step, which is 1 where it is not given. */
function roundBy(toWhole: (steps: number) => number): MathFunction['of'] {
  return (value, step = 1) => toWhole(value! / Math.abs(step)) * Math.abs(step);
}
const modulo = (value: number, by: number) => value - by * Math.floor(value / by);

const MATH: Readonly<Record<string, MathFunction>> = {
  min: { count: [1, 32], of: Math.min },
  max: { count: [1, 32], of: Math.max },
  clamp: { count: [3, 3], of: (low, value, high) => Math.max(low!, Math.min(value!, high!)) },
  abs: { count: [1, 1], of: Math.abs },
  sign: { count: [1, 1], of: Math.sign, unit: 'number' },
  round: { count: [1, 2], of: roundBy((steps) => Math.floor(steps + 0.5)) },
  mod: { count: [2, 2], of: (value, by) => modulo(value!, by!) },
  rem: { count: [2, 2], of: (value, by) => value! % by! },
  sqrt: plain(1, 1, Math.sqrt),
  pow: plain(2, 2, Math.pow),
  hypot: { count: [1, 32], of: Math.hypot },
  exp: plain(1, 1, Math.exp),
  log: plain(1, 2, (value, base) => Math.log(value!) / (base === undefined ? 1 : Math.log(base))),
  sin: radians(Math.sin),
  cos: radians(Math.cos),
  tan: radians(Math.tan),
  asin: angle(Math.asin, 1),
  acos: angle(Math.acos, 1),
  atan: angle(Math.atan, 1),
  atan2: angle(Math.atan2, 2),
};

/** What `round()` may say before its numbers. */
const ROUNDINGS: Readonly<Record<string, MathFunction>> = {
  nearest: MATH.round!,
  up: { count: [1, 2], of: roundBy(Math.ceil) },
  down: { count: [1, 2], of: roundBy(Math.floor) },
  'to-zero': { count: [1, 2], of: roundBy(Math.trunc) },
};

function callMath(name: string, body: readonly Component[], words: Words): Quantity {
  if (name === 'calc') return sum(body, words);
  const parts = splitAt(body, ',');
  const [first] = parts[0] ?? [];
  const word = first?.type === 'ident' && parts[0]!.length === 1 ? first.value.toLowerCase() : '';
  const rounding = name === 'round' && Object.hasOwn(ROUNDINGS, word) ? ROUNDINGS[word] : undefined;
  return apply(name, rounding ?? MATH[name]!, rounding ? parts.slice(1) : parts, words);
}

function apply(
  name: string,
  { count, of, unit, isTrigonometric, isPlain }: MathFunction,
  parts: readonly (readonly Component[])[],
  words: Words,
): Quantity {
  const values = parts.map((part) => sum(part, words));
  const [first] = values;
  if (!first || values.length < count[0] || values.length > count[1]) {
    return unreadable(`${name}() has ${values.length} arguments`);
  }
  if (isPlain ? first.unit !== 'number' : isTrigonometric && first.unit === '%') {
    return unreadable(`${name}() does not accept units`);
  }
  if (values.some((value) => value.unit !== first.unit)) {
    return unreadable('a calculation mixes numbers and units');
  }
  // Without a step only numbers are rounded.
  if (name === 'round' && values.length === 1 && first.unit !== 'number') {
    return unreadable('round() has no step');
  }
  const isAngle = isTrigonometric && first.unit === 'deg';
  const numbers = values.map(({ value }) => (isAngle ? (value * Math.PI) / 180 : value));
  return { value: of(...numbers), unit: unit ?? first.unit };
}
