import { z } from 'zod';

type Range = { min: number; max: number };

/** Digits, as a query has them, become a number; what else is no number stays what it is. */
const fromDigits = (value: number | string): unknown =>
  typeof value === 'string' && /^\d{1,9}(\.\d{1,9})?$/.test(value) ? Number(value) : value;

/** A number of JSON, or the digits of one in a query. An empty text is none, and no 0. */
export function numberFrom({ min, max }: Range) {
  const message = `must be a number from ${min} to ${max}`;
  return z.preprocess(fromDigits, z.number(message).min(min, message).max(max, message));
}

/** The same without parts. */
export function wholeNumberFrom({ min, max }: Range) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z.preprocess(fromDigits, z.int(message).min(min, message).max(max, message));
}
