import { useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';

import { readToken } from '../../../auth/session.ts';
import { NotFoundPage } from '../../../shell/not-found-page.tsx';

const asked = new Set<string>();

/**
 * For a palette that is not public: requests it again with the browser's token, since it may belong
 * to the visitor.
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
