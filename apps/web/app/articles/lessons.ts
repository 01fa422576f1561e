/** The tutorials that have a lesson to print, by their slugs. */
const LESSONS = ['colour-is-relative', 'what-contrast-ratios-measure'] as const;

/** Where the lesson about a tutorial is printed; undefined if there is none. */
export const lessonPath = (tutorial: string): string | undefined =>
  LESSONS.some((lesson) => lesson === tutorial) ? `/learn-colors/lessons/${tutorial}` : undefined;
