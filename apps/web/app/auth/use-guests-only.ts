import { useEffect, useRef } from 'react';

import { usePageNavigate } from '../navigation/use-page-navigate.ts';
import { useAfterSignIn } from './after-sign-in.ts';
import { useAuth } from './auth-provider.tsx';

/**
 * Leads a visitor who is signed in already to the profile, or where the address says.
 *
 * @returns Call this before the page signs a visitor in and navigates itself.
 */
export function useGuestsOnly() {
  const { status } = useAuth();
  const navigate = usePageNavigate();
  const { place = '/profile' } = useAfterSignIn();
  const leaving = useRef(false);

  useEffect(() => {
    if (status === 'signedIn' && !leaving.current) return navigate(place, { replace: true });
  }, [status, place, navigate]);

  return () => {
    leaving.current = true;
  };
}
