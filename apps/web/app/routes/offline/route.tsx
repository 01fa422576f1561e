import { useEffect, useLayoutEffect } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';

import { OfflinePage } from '../../offline/offline-page.tsx';
import { worksOffline } from '../../offline/places.ts';
import './offline.css';

/**
 * The requested page that the service worker answered with this one because the server is
 * unreachable; undefined if this page itself was requested. The call replaces the address by this
 * page's own, for which it was rendered, so that hydration succeeds. Call it before React starts.
 */
function takeWantedPlace(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const { pathname, search, hash } = location;
  // If another page was loaded first, this module is loaded later, with a link.
  if (pathname === '/offline' || !document.querySelector('[data-offline-page]')) return undefined;
  history.replaceState(history.state, '', '/offline');
  return pathname + search + hash;
}

// A route's module runs before React hydrates the page.
let wanted = takeWantedPlace();

/**
 * The page that the service worker caches, and with which it answers page requests while the server
 * is unreachable. From here the browser goes on to the requested page, if that works offline.
 */
export default function OfflineRoute() {
  const navigate = useNavigate();

  useEffect(() => {
    if (wanted !== undefined) goOn(wanted, navigate);
    wanted = undefined;
  }, [navigate]);

  // The navigation has finished, with the page or an error page.
  useLayoutEffect(() => () => void delete document.documentElement.dataset.opening, []);

  return <OfflinePage />;
}

function goOn(place: string, navigate: NavigateFunction) {
  if (worksOffline(new URL(place, location.origin).pathname)) navigate(place, { replace: true });
  else history.replaceState(history.state, '', place); // so that a reload requests it again
}
