import { lazy, Suspense } from 'react';

import { PageMeta } from '../../meta/page-meta.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { AdminGate, Loading } from './admin-gate.tsx';

/** Only admins can load them. */
const WaitingCount = lazy(async () => ({
  default: (await import('../../auth/waiting-count.tsx')).WaitingCount,
}));
const AdminPanel = lazy(() => import('./admin-panel.tsx'));

export default function AdminRoute() {
  return (
    <div className="container-page pb-20">
      <PageMeta
        title="Article Admin"
        description="Write and publish blog articles."
        path="/admin"
        noindex
      />
      <PageHeader title="Article Admin">Write and publish blog articles.</PageHeader>
      <AdminGate>
        <Suspense fallback={<Loading />}>
          <div className="mb-6 flex flex-wrap gap-3">
            <LinkButton to="/admin/moderation">
              Moderation
              <WaitingCount />
            </LinkButton>
            <LinkButton to="/admin/status">Site status</LinkButton>
          </div>
          <AdminPanel />
        </Suspense>
      </AdminGate>
    </div>
  );
}
