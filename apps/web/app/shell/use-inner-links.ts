import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Follows every `InnerLink` of the page in the same way as the router's own links. */
export function useInnerLinks() {
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
