/**
 * Words a minute at which adults read English non-fiction silently.
 * @see https://doi.org/10.1016/j.jml.2019.104047
 */
const WORDS_PER_MINUTE = 238;

/** Whole minutes that a Markdown text takes to read, at least 1. Code and figures do not count. */
export function readingMinutes(markdown: string): number {
  const words = markdown.replace(/^```[\s\S]*?^```$/gm, '').match(/[\p{L}\p{N}]\S*/gu) ?? [];
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE));
}
