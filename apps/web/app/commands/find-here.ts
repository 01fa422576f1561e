import { GUIDES } from '../docs/pages.ts';
import { PAGES, type Page } from '../pages.ts';
import { ALL_TOOLS } from '../tools/all-tools.ts';
import { TOOL_TEXTS, TOOL_WORDS } from '../tools/tool-texts.ts';
import type { Entry, Group } from './entry.ts';
import { best } from './rank.ts';

/** All tools. */
const TOOL_ENTRIES: readonly Entry[] = ALL_TOOLS.map(({ id, title, path }) => ({
  id,
  title,
  words: TOOL_WORDS[id],
  detail: TOOL_TEXTS[id],
  to: path,
}));

const toEntry = ({ path, title, text, words }: Page): Entry => ({
  id: path,
  title,
  to: path,
  ...(text && { detail: text }),
  ...(words && { words }),
});

const PAGE_ENTRIES = PAGES.map(toEntry);
const GUIDE_ENTRIES = GUIDES.map(toEntry);

/** What the browser knows beside tools and pages. */
export type Known = {
  /** What can be done with the color that was typed. */
  color: readonly Entry[];
  /** Palettes, themes and projects of the account, the latest first. */
  own: readonly Entry[];
  actions: readonly Entry[];
};

/** How many of one's own show before anything is typed. */
const LATEST = 3;

/** Words that ask for what one has saved. */
const MINE = /\b(my|mine|own|saved)\b/i;

/** Lowest score of what answers only a part of the words. */
const PART = 0.45;

/**
 * What the browser knows that answers a text, the group with the best answer first, after what is
 * one's own. What answers a part of the words comes only where nothing answers all. Without a text,
 * everything.
 */
export function findHere(typed: string, { color, own, actions }: Known): Group[] {
  const groups = [
    { title: 'Yours', entries: own, count: 4 },
    { title: 'Tools', entries: TOOL_ENTRIES, count: 5 },
    { title: 'Actions', entries: actions, count: 4 },
    { title: 'Pages', entries: PAGE_ENTRIES, count: 4 },
    { title: 'Guides', entries: GUIDE_ENTRIES, count: 3, most: 3 },
  ];
  const colors = { title: 'This color', entries: color };
  if (typed === '') {
    return groups.map(({ title, entries }) => ({
      title,
      entries: title === 'Yours' ? entries.slice(0, LATEST) : entries,
    }));
  }
  const answers = (least: number) =>
    groups
      .map(({ title, entries, count, most = 6 }) => {
        const found = best(typed, entries, count, least);
        const score = found[0]?.score ?? 0;
        const isNamed = title === 'Yours' && (score >= 4 || MINE.test(typed));
        return {
          title,
          entries: found.map(({ entry }) => entry),
          place: isNamed ? Number.POSITIVE_INFINITY : Math.min(score, most),
        };
      })
      .sort((a, b) => b.place - a.place);
  const whole = answers(1);
  const isAnswered = color.length > 0 || whole.some(({ entries }) => entries.length > 0);
  return [colors, ...(isAnswered ? whole : answers(PART))];
}
