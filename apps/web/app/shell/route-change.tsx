import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

import { useInnerLinks } from './use-inner-links.ts';

/**
 * What a browser does by itself when it loads a page, done for in-page navigation: says the new
 * title to screen readers and moves the keyboard's focus to the start of the content. Links that
 * are not the router's own are followed within the page too.
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
