/** What is read of a page at most, so that no page can harm the browser of a person. */
export const LIMITS = {
  elements: 20_000,
  texts: 5_000,
  properties: 1_000,
  /** Rules of style sheets that are searched. */
  rules: 20_000,
  /** Selectors of what rules put before and after content, and characters of one. */
  selectors: 50,
  selector: 5_000,
  /** Characters of a color, of a list of colors, and of a text that is shown. */
  color: 100,
  gradient: 2_000,
  words: 60,
  /** Elements within each other that are stacked, or translucent, in their own right. */
  contexts: 64,
  groups: 16,
  /** Colors that were picked, of which the oldest are dropped. */
  picks: 200,
} as const;

/** Milliseconds for which a page is read before it may do its own work again: less than a long task. */
export const SLICE = 40;

/** Things of a page that are handed over at once: more would keep the page from its own work. */
export const PART = 10_000;
