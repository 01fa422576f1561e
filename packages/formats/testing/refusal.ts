import { FormatError } from '../src/palette/format-error.ts';

/** Code and message of the error that a reader throws. */
export function refusal(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof FormatError) return `${error.code} ${error.message}`;
    throw error;
  }
  return 'none';
}
