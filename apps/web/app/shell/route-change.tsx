import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

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

/** Follows every `InnerLink` of the page in the same way as the router's own links. */
function useInnerLinks() {
  const navigate = useNavigate();

  useEffect(() => {
    function follow(event: MouseEvent) {
      const link =
        event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-inner]');
      const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
      if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) {
        return;
      }
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href });
    }
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
