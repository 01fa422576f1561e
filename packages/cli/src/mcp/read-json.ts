import { quote, UsageError } from '../usage-error.ts';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @throws {UsageError} If an option is no JSON, or not as it has to be. */
export function readJson<T>(
  text: string,
  name: string,
  example: string,
  isGood: (value: unknown) => value is T,
): T {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {}
  if (isGood(value)) return value;
  throw new UsageError(`${name} must be JSON such as ${example}; got ${quote(text)}.`);
}
