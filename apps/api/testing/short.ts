/** Whether this is the short run of `npm test`, which tries fewer cases; `--all` tries every one. */
export const IS_SHORT = process.env.TEST_SHORT === 'true';

/** All cases, or in the short run every so many of them, beginning with the first. */
export const someOf = <Case>(cases: readonly Case[], every: number): readonly Case[] =>
  cases.filter((_, i) => !IS_SHORT || i % every === 0);
