import { useEffect, useLayoutEffect } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';

import { OfflinePage } from '../../offline/offline-page.tsx';
import { worksOffline } from '../../offline/places.ts';
import './offline.css';
import { takeWantedPlace } from './wanted-place.ts';

// A route's module runs before React takes the page over.
let wanted = takeWantedPlace();

/**
 * The page that the service worker keeps, and answers every page request with that cannot reach the
 * server. From it the browser goes on to what was asked for, if that works offline.
 */
export default function OfflineRoute() {
  const navigate = useNavigate();

  useEffect(() => {
    if (wanted !== undefined) goOn(wanted, navigate);
    wanted = undefined;
  }, [navigate]);

  // The page that was on its way is there, or what shows instead of it.
  useLayoutEffect(() => () => void delete document.documentElement.dataset.opening, []);

  return <OfflinePage />;
}

function goOn(place: string, navigate: NavigateFunction) {
  if (worksOffline(new URL(place, location.origin).pathname)) navigate(place, { replace: true });
  else history.replaceState(history.state, '', place); // so that a reload asks for it again
}
