import { useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';

import { readToken } from '../../../auth/session.ts';
import { NotFoundPage } from '../../../shell/not-found-page.tsx';

const asked = new Set<string>();

/**
 * A palette that nobody who has not signed in may see: asks once more, with the token that the
 * browser holds, as it may be the visitor's own.
 */
export function UnknownPalette() {
  const { pathname } = useLocation();
  const { revalidate, state } = useRevalidator();

  useEffect(() => {
    if (asked.has(pathname) || !readToken()) return;
    asked.add(pathname);
    void revalidate();
  }, [pathname, revalidate]);

  if (state === 'loading') {
    return (
      <p role="status" className="container-page py-16">
        Looking among your palettes…
      </p>
    );
  }
  return <NotFoundPage />;
}
