import { slugOf } from '@swatchwork/formats';

import type { Article } from '../../../api/types.ts';

/** An article while it is being written. */
export type Draft = {
  title: string;
  /** The address that is wished for instead of `ownSlug`; empty for none. */
  address: string;
  excerpt: string;
  content: string;
  isPublished: boolean;
};

/** What was typed and not saved yet. */
export type Unsaved = {
  draft: Draft;
  /** When the last of it was typed. */
  typedAt: Date;
  /** When the saved version was made that it began from; undefined for a new article. */
  base: string | undefined;
};

const EMPTY: Draft = { title: '', address: '', excerpt: '', content: '', isPublished: false };
const NEW = 'new';

/**
 * By article. It outlives the dialog, and even the panel when the session ends: a slip of the
 * finger loses no text. The browser asks before it is lost with the page.
 */
const unsaved = new Map<string, Unsaved>();

/** What is kept for an article, or for a new one. */
export const unsavedOf = (article: Article | undefined) => unsaved.get(article?.id ?? NEW);

/** The saved version; nothing for a new article. */
export const savedOf = (article: Article | undefined): Draft =>
  article
    ? {
        title: article.title,
        address: '',
        excerpt: article.excerpt ?? '',
        content: article.content,
        isPublished: article.isPublished,
      }
    : EMPTY;

/** Keeps what was typed in the place of what was kept; undefined drops that. */
export function keepUnsaved(article: Article | undefined, typed: Unsaved | undefined) {
  const id = article?.id ?? NEW;
  if (typed) unsaved.set(id, typed);
  else unsaved.delete(id);
  if (unsaved.size > 0) window.addEventListener('beforeunload', askToStay);
  else window.removeEventListener('beforeunload', askToStay);
}

const askToStay = (event: BeforeUnloadEvent) => event.preventDefault();

/** The slug that an article has if nobody wishes for another: it stays once published or chosen. */
export const ownSlug = (article: Article | undefined, title: string): string =>
  article && (article.wasPublished || !article.slug.startsWith(slugOf(article.title)))
    ? article.slug
    : slugOf(title);
