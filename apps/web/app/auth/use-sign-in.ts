import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';

import type { SessionAnswer } from '../api/types.ts';
import { usePageNavigate } from '../navigation/use-page-navigate.ts';
import { useAuth } from './auth-provider.tsx';
import { dropPendingSave, grantPendingSave, readPendingSave } from './pending-save.ts';
import { readPlace } from './read-place.ts';

const neverChanges = () => () => {};

/**
 * For the pages on which a visitor signs in or up: leads on afterwards, to the place that `next` of
 * the address names. A visitor who is signed in already is led to it as well, or to the profile.
 */
export function useSignIn() {
  const { status, signIn } = useAuth();
  const [params] = useSearchParams();
  const navigate = usePageNavigate();
  const place = readPlace(params.get('next'));
  const isSigningIn = useRef(false);
  const notice = useSyncExternalStore(
    neverChanges,
    () => place && readPendingSave(place)?.notice,
    () => undefined, // the server does not know what this browser stores
  );

  useEffect(() => {
    if (status !== 'signedIn' || isSigningIn.current) return;
    // They have signed in in another tab, which may be the one that saves.
    dropPendingSave();
    return navigate(place ?? '/profile', { replace: true });
  }, [status, place, navigate]);

  return {
    /** What will be saved after signing in; undefined if nothing. */
    notice,
    /** Signs in in this browser, and leads on. */
    enter(session: SessionAnswer) {
      isSigningIn.current = true;
      signIn(session);
      grantPendingSave(place, session.user.id);
      navigate(place ?? '/', { replace: place !== undefined });
    },
  };
}
