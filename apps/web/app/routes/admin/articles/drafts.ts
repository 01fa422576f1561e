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

const EMPTY: Draft = { title: '', address: '', excerpt: '', content: '', isPublished: false };
const NEW = 'new';

/**
 * What was typed and not saved yet, by article. It outlives the dialog, and even the panel when the
 * session ends: a slip of the finger loses no text.
 */
const unsaved = new Map<string, Draft>();

/** What the editor begins with. */
export const draftOf = (article: Article | undefined): Draft =>
  unsaved.get(article?.id ?? NEW) ?? savedOf(article);

const savedOf = (article: Article | undefined): Draft =>
  article
    ? {
        title: article.title,
        address: '',
        excerpt: article.excerpt ?? '',
        content: article.content,
        isPublished: article.isPublished,
      }
    : EMPTY;

export const keepDraft = (article: Article | undefined, draft: Draft) =>
  void unsaved.set(article?.id ?? NEW, draft);

export const dropDraft = (article: Article | undefined) => void unsaved.delete(article?.id ?? NEW);

/** The slug that an article has if nobody wishes for another: it stays once published or chosen. */
export const ownSlug = (article: Article | undefined, title: string): string =>
  article && (article.wasPublished || !article.slug.startsWith(slugOf(article.title)))
    ? article.slug
    : slugOf(title);
