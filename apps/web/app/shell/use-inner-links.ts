import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/**
 * Follows plain `<a>` elements as the router's links are followed. For lists of hundreds: each
 * router link costs the server more than its markup does.
 *
 * @returns A click handler for the element around the links. Enter on a link is a click too.
 */
export function useInnerLinks() {
  const navigate = useNavigate();

  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !isPlain || event.altKey || event.defaultPrevented) return;
    event.preventDefault();
    navigate(link.pathname + link.search);
  };
}
