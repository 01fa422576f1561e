import { useState } from 'react';

import type { Article } from '../../../api/types.ts';
import { type Draft, keepUnsaved, savedOf, type Unsaved, unsavedOf } from './drafts.ts';

/**
 * The content of the editor: the draft, also one from before it was last closed, else the saved
 * version.
 *
 * @param article As it is saved now; it may change while it is being edited.
 */
export function useDraft(article: Article | undefined) {
  const [restored] = useState(() => unsavedOf(article));
  const [typed, setTyped] = useState(restored);
  const [aside, setAside] = useState<Unsaved>();
  const saved = savedOf(article);

  function show(next: Unsaved | undefined) {
    keepUnsaved(article, next);
    setTyped(next);
  }

  return {
    draft: typed?.draft ?? saved,
    /** Time of the draft that was found at the opening; undefined while the saved version shows. */
    restoredAt: typed && restored?.typedAt,
    /** Whether the article was saved elsewhere after the shown text was begun. */
    isOutdated: typed !== undefined && typed.base !== article?.updatedAt,
    /** Time of the input that `swap` restores, if it restores any. */
    asideAt: aside?.typedAt,
    set(change: Partial<Draft>) {
      const draft = { ...(typed?.draft ?? saved), ...change };
      const base = typed ? typed.base : article?.updatedAt;
      show(isSame(draft, saved) ? undefined : { draft, typedAt: new Date(), base });
    },
    /** Sets the input aside, or restores it. */
    swap() {
      setAside(typed);
      show(aside);
    },
    /** After a save. */
    drop: () => keepUnsaved(article, undefined),
  };
}

const isSame = (one: Draft, other: Draft) =>
  one.title === other.title &&
  one.address === other.address &&
  one.excerpt === other.excerpt &&
  one.content === other.content &&
  one.isPublished === other.isPublished;
