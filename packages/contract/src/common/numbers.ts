import { z } from 'zod';

type Range = { min: number; max: number };

/** Digits in a query become a number; other texts stay, so that the schema refuses them. */
const fromDigits = (value: number | string): unknown =>
  typeof value === 'string' && /^\d{1,9}(\.\d{1,9})?$/.test(value) ? Number(value) : value;

/** A JSON number, or its digits in a query. An empty text is no number, and not 0. */
export function numberFrom({ min, max }: Range) {
  const message = `must be a number from ${min} to ${max}`;
  return z.preprocess(fromDigits, z.number(message).min(min, message).max(max, message));
}

/** The same for whole numbers. */
export function wholeNumberFrom({ min, max }: Range) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z.preprocess(fromDigits, z.int(message).min(min, message).max(max, message));
}

export const Ratio = z
  .number()
  .meta({ description: 'WCAG 2.2 contrast ratio, 1 to 21, not rounded' });
