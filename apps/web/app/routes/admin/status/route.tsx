import { lazy, Suspense } from 'react';

import { PageMeta } from '../../../meta/page-meta.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { AdminGate, Loading } from '../admin-gate.tsx';

/** Only admins can load it. */
const StatusPanel = lazy(() => import('./status-panel.tsx'));

const PURPOSE = 'Site status: database, limits, pages, images and versions.';

export default function StatusRoute() {
  return (
    <div className="container-page pb-20">
      <PageMeta title="Status" description={PURPOSE} noindex />
      <PageHeader title="Status">{PURPOSE}</PageHeader>
      <AdminGate>
        <Suspense fallback={<Loading />}>
          <StatusPanel />
        </Suspense>
      </AdminGate>
    </div>
  );
}
