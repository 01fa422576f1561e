/** The page of a day, `YYYY-MM-DD`; without a day, the page of today. */
export const dayPath = (date?: string): string =>
  date === undefined ? '/color-of-the-day' : `/color-of-the-day?date=${date}`;
