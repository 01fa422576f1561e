import { type ReactNode, useEffect, useState } from 'react';
import { useParams } from 'react-router';

import { readUser } from '../../../auth/session.ts';
import { NotFoundPage } from '../../../shell/not-found-page.tsx';

/**
 * For an address without a published article: to an admin's browser it may be that of a draft,
 * which only admins may read. The server answers 404 to everybody, so that no copy of a draft is
 * stored anywhere.
 */
export function UnknownArticle() {
  const { slug } = useParams();
  const [draft, setDraft] = useState<{ of: string; page: ReactNode }>();

  useEffect(() => {
    if (!slug || readUser()?.role !== 'admin') return;
    let isCurrent = true;
    import('./draft-page.tsx')
      .then(({ loadDraft }) => loadDraft(slug))
      .then(
        (page) => isCurrent && page && setDraft({ of: slug, page }),
        () => {}, // the page stays unknown
      );
    return () => {
      isCurrent = false;
    };
  }, [slug]);

  return draft && draft.of === slug ? draft.page : <NotFoundPage />;
}
