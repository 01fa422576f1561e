import { useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';

import { NotFoundPage } from '../shell/not-found-page.tsx';
import { readToken } from './session.ts';

const asked = new Set<string>();

/**
 * For a thing that is not public: requests it again with the browser's token, since it may belong to
 * the visitor.
 */
export function UnknownHere({ waiting }: { waiting: string }) {
  const { pathname, search } = useLocation();
  const place = pathname + search;
  const { revalidate, state } = useRevalidator();

  useEffect(() => {
    if (asked.has(place) || !readToken()) return;
    asked.add(place);
    void revalidate();
  }, [place, revalidate]);

  if (state === 'loading') {
    return (
      <p role="status" className="container-page py-16">
        {waiting}
      </p>
    );
  }
  return <NotFoundPage />;
}
