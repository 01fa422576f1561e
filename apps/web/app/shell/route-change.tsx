import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

import { useInnerLinks } from './use-inner-links.ts';

/**
 * Does for in-page navigation what a browser does when it loads a page: announces the new title to
 * screen readers and moves the keyboard focus to the start of the content. Links outside of the
 * router are followed within the page too.
 */
export function RouteChange() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const [title, setTitle] = useState('');
  useInnerLinks();

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    setTitle(document.title);
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
