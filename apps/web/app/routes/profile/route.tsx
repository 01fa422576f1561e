import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { useAuth } from '../../auth/auth-provider.tsx';
import { useSignInLinks } from '../../auth/sign-in-links.ts';
import { PageMeta } from '../../meta/page-meta.tsx';
import { usePageNavigate } from '../../navigation/use-page-navigate.ts';
import { Profile } from './profile.tsx';

/**
 * The profile of the signed-in visitor; only the browser has the token, so the server renders none.
 */
export default function ProfileRoute() {
  const { status, user } = useAuth();
  const { pathname } = useLocation();
  const { login } = useSignInLinks();
  const navigate = usePageNavigate();

  useEffect(() => {
    // After signing out or deleting the account, the page navigates home instead.
    const isLeaving = window.location.pathname !== pathname;
    if (status === 'signedOut' && !isLeaving) return navigate(login, { replace: true });
  }, [status, pathname, login, navigate]);

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
            <p className="text-center">The profile needs JavaScript to keep you signed in.</p>
          </noscript>
        </>
      )}
    </div>
  );
}
