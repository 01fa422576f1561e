import { type ConditionId, PRINT_CONDITIONS } from './conditions.ts';

/** Cyan, magenta, yellow and black in percent, 0…100. */
export type Cmyk = readonly [c: number, m: number, y: number, k: number];

const NUMBER = String.raw`\s*(\d{1,9}(?:\.\d{1,9})?)\s*%?\s*`;
const INKS = new RegExp(`^cmyk\\(${[NUMBER, NUMBER, NUMBER, NUMBER].join('[\\s,]')}\\)$`, 'i');

/** Such as `cmyk(76%, 47%, 0%, 4%)`: not CSS. */
export const formatInk = ([c, m, y, k]: Cmyk): string => `cmyk(${c}%, ${m}%, ${y}%, ${k}%)`;

/** Whether a text says inks and no color of CSS. */
export const saysInk = (text: string): boolean => /^\s*cmyk\(/i.test(text);

/**
 * Reads inks as {@link formatInk} writes them; `%` and commas may be left out.
 *
 * @param id The print condition that they are meant for.
 * @returns What is wrong with them, as it follows the name of a field: more ink than the condition allows too.
 */
export function readInk(text: string, id: ConditionId | undefined): Cmyk | string {
  const [, ...found] = INKS.exec(text.trim()) ?? [];
  const cmyk = found.map(Number) as [number, number, number, number];
  if (found.length < 4 || cmyk.some((ink) => ink > 100)) {
    return 'must have four inks of 0% to 100%, such as cmyk(76%, 47%, 0%, 4%)';
  }
  if (!id) {
    const ids = PRINT_CONDITIONS.map((condition) => condition.id).join(', ');
    return `needs a print condition for cmyk(): ${ids}`;
  }
  const { inkLimit } = PRINT_CONDITIONS.find((condition) => condition.id === id)!;
  const sum = Number(cmyk.reduce((a, b) => a + b).toFixed(2));
  if (sum <= inkLimit) return cmyk;
  return `must have at most ${inkLimit}% of ink in all for ${id}, not ${sum}%`;
}
