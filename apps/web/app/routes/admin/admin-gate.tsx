import type { ReactNode } from 'react';

import { useAuth } from '../../auth/auth-provider.tsx';
import { useSignInLinks } from '../../auth/sign-in-links.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';

/** Shows its content to admins; to other visitors, a notice about who has access. */
export function AdminGate({ children }: { children: ReactNode }) {
  const { status, user } = useAuth();
  if (user?.role === 'admin') return children;
  return status === 'loading' ? <Loading /> : <ForAdmins />;
}

/** While the session or the content for admins is loading. */
export function Loading() {
  return (
    <div aria-busy="true" className="space-y-6">
      <noscript>
        <p>This page needs JavaScript to keep you signed in.</p>
      </noscript>
      <Skeleton className="h-12" />
      <Skeleton className="h-28" />
      <Skeleton className="h-64" />
    </div>
  );
}

/** The notice for other visitors. */
function ForAdmins() {
  const { user, signOut } = useAuth();
  const { login } = useSignInLinks();
  return (
    <Panel className="max-w-[68ch]">
      <h2 className="text-xl">Only administrators can use this page</h2>
      <p className="mt-2 text-muted">
        {user
          ? `You are signed in as ${user.username}, who is not an administrator. Sign out, then sign in as an administrator.`
          : 'Sign in as an administrator.'}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {user ? (
          <Button variant="primary" onClick={signOut}>
            Sign Out
          </Button>
        ) : (
          <LinkButton to={login} variant="primary">
            Sign In
          </LinkButton>
        )}
        <LinkButton to="/blog">Read the blog</LinkButton>
      </div>
    </Panel>
  );
}
