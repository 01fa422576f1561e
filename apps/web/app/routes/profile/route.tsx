import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { useAuth } from '../../auth/auth-provider.tsx';
import { PageMeta } from '../../meta/page-meta.tsx';
import { usePageNavigate } from '../../navigation/use-page-navigate.ts';
import { Profile } from './profile.tsx';

/** The profile of whoever is signed in; the token, and so the person, is known in the browser alone. */
export default function ProfileRoute() {
  const { status, user } = useAuth();
  const { pathname } = useLocation();
  const navigate = usePageNavigate();

  useEffect(() => {
    // Who signs out or deletes the account is on the way home already.
    const isLeaving = window.location.pathname !== pathname;
    if (status === 'signedOut' && !isLeaving) return navigate('/login', { replace: true });
  }, [status, pathname, navigate]);

  return (
    <div className="container-page min-h-[70vh] pb-20">
      <PageMeta
        title="Profile"
        description="Your palettes, your saved colors and your account."
        noindex
      />
      {user ? (
        <Profile user={user} />
      ) : (
        <>
          <h1 className="sr-only">Profile</h1>
          <p className="py-16 text-center text-muted">Loading profile...</p>
          <noscript>
            <p className="text-center">
              The profile needs JavaScript: it keeps the proof that you are signed in.
            </p>
          </noscript>
        </>
      )}
    </div>
  );
}
