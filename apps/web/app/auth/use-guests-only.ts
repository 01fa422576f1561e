import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

import { useAuth } from './auth-provider.tsx';

/**
 * Leads whoever is signed in already to the profile.
 *
 * @returns What the page calls before it signs somebody in and leads them elsewhere itself.
 */
export function useGuestsOnly() {
  const { status } = useAuth();
  const navigate = useNavigate();
  const leaving = useRef(false);

  useEffect(() => {
    if (status === 'signedIn' && !leaving.current) navigate('/profile', { replace: true });
  }, [status, navigate]);

  return () => {
    leaving.current = true;
  };
}
