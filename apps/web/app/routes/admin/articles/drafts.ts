import { slugOf } from '@swatchwork/formats';

import type { Article } from '../../../api/types.ts';

/** An article while it is being written. */
export type Draft = {
  title: string;
  /** The address that the admin chose instead of `ownSlug`; empty for none. */
  address: string;
  excerpt: string;
  content: string;
  isPublished: boolean;
};

/** Unsaved input. */
export type Unsaved = {
  draft: Draft;
  /** Time of the last input. */
  typedAt: Date;
  /** Time of the saved version on which the input is based; undefined for a new article. */
  base: string | undefined;
};

const EMPTY: Draft = { title: '', address: '', excerpt: '', content: '', isPublished: false };
const NEW = 'new';

/**
 * By article. The drafts outlive the dialog and, when the session ends, even the panel, so that no
 * text is lost by accident. The browser asks before the page is closed.
 */
const unsaved = new Map<string, Unsaved>();

/** The draft of an article, or of a new one. */
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

/** Replaces the draft with new input; undefined deletes it. */
export function keepUnsaved(article: Article | undefined, typed: Unsaved | undefined) {
  const id = article?.id ?? NEW;
  if (typed) unsaved.set(id, typed);
  else unsaved.delete(id);
  if (unsaved.size > 0) window.addEventListener('beforeunload', askToStay);
  else window.removeEventListener('beforeunload', askToStay);
}

const askToStay = (event: BeforeUnloadEvent) => event.preventDefault();

/** The slug of an article for which the admin chose none: it stays once published or chosen. */
export const ownSlug = (article: Article | undefined, title: string): string =>
  article && (article.wasPublished || !article.slug.startsWith(slugOf(article.title)))
    ? article.slug
    : slugOf(title);
