import { lazy, Suspense } from 'react';

import { useAuth } from '../../auth/auth-provider.tsx';
import { PageMeta } from '../../meta/page-meta.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Only admins get it, and only they load it. */
const AdminPanel = lazy(() => import('./admin-panel.tsx'));

export default function AdminRoute() {
  const { status, user } = useAuth();

  return (
    <div className="container-page pb-20">
      <PageMeta
        title="Article Admin"
        description="Where articles of the blog are written and published."
        noindex
      />
      <PageHeader title="Article Admin">
        Where articles of the blog are written and published.
      </PageHeader>
      {status === 'loading' && <Loading />}
      {status !== 'loading' && user?.role !== 'admin' && <ForAdmins username={user?.username} />}
      {user?.role === 'admin' && (
        <Suspense fallback={<Loading />}>
          <AdminPanel />
        </Suspense>
      )}
    </div>
  );
}

function Loading() {
  return (
    <div aria-busy="true" className="space-y-6">
      <noscript>
        <p>This page needs JavaScript: it keeps the proof that you are signed in.</p>
      </noscript>
      <Skeleton className="h-12" />
      <Skeleton className="h-28" />
      <Skeleton className="h-64" />
    </div>
  );
}

/** What everybody else sees. */
function ForAdmins({ username }: { username: string | undefined }) {
  return (
    <Panel className="max-w-[68ch]">
      <h2 className="text-xl">Only administrators can work here</h2>
      <p className="mt-2 text-muted">
        {username
          ? `You are signed in as ${username}, which is not an administrator. Sign out and in again with an account that is one.`
          : 'Sign in with an account that is one.'}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <LinkButton to="/login" variant="primary">
          Sign In
        </LinkButton>
        <LinkButton to="/blog">Read the blog</LinkButton>
      </div>
    </Panel>
  );
}
