import { escapeUnseen, toLines } from './terminal.ts';

/** The parts of a message that help the user to correct the command. */
interface Advice {
  /** The nearest allowed value. */
  suggestion?: string | undefined;
  /** Anything else that helps, in whole sentences. */
  hint?: string | undefined;
}

/**
 * Wrong use, or input that cannot be read: exit code 2. The message names what is wrong, which
 * values are allowed, and the value that arrived.
 */
export class UsageError extends Error {
  override name = 'UsageError';

  /** @param problem A line, or several. */
  constructor(problem: string | readonly string[], { suggestion, hint }: Advice = {}) {
    const asked = suggestion ? [`Did you mean ${quote(suggestion)}?`] : [];
    const lines = [problem, asked, hint ?? []].flat();
    super(toLines(lines).trimEnd());
  }
}

/** The value that arrived, safe to print: control characters escaped, at most a line long. */
export function quote(text: string): string {
  const shown = text.length > 80 ? `${text.slice(0, 80).toWellFormed()}…` : text;
  return escapeUnseen(JSON.stringify(shown));
}

/** Such as `AA, AA large or AAA`. */
export function listOf(words: readonly string[]): string {
  if (words.length < 2) return words.join();
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
