/** Where to look further; the parts of a message that a person can act on. */
interface Advice {
  /** The nearest that would be allowed. */
  suggestion?: string | undefined;
  /** Anything else that helps, in whole sentences. */
  hint?: string | undefined;
}

/**
 * Wrong use, or input that cannot be read: exit code 2. The message names what is wrong, what is
 * allowed and what arrived.
 */
export class UsageError extends Error {
  override name = 'UsageError';

  constructor(problem: string, { suggestion, hint }: Advice = {}) {
    const advice = [suggestion && `Did you mean ${quote(suggestion)}?`, hint].filter(Boolean);
    super([problem, ...advice].join('\n'));
  }
}

/** What arrived, safe to print: control characters escaped, and not longer than a line. */
export function quote(text: string): string {
  const shown = text.length > 80 ? `${text.slice(0, 80).toWellFormed()}…` : text;
  return JSON.stringify(shown);
}

/** Such as `AA, AA large or AAA`. */
export function listOf(words: readonly string[]): string {
  if (words.length < 2) return words.join();
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
