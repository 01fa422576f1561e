import { lazy, Suspense } from 'react';

import { PageMeta } from '../../../meta/page-meta.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { AdminGate, Loading } from '../admin-gate.tsx';

/** Only admins can load it. */
const ModerationPanel = lazy(() => import('./moderation-panel.tsx'));

const PURPOSE = 'Reports, authors’ answers and moderator actions.';

export default function ModerationRoute() {
  return (
    <div className="container-page pb-20">
      <PageMeta title="Moderation" description={PURPOSE} noindex />
      <PageHeader title="Moderation">{PURPOSE}</PageHeader>
      <AdminGate>
        <Suspense fallback={<Loading />}>
          <ModerationPanel />
        </Suspense>
      </AdminGate>
    </div>
  );
}
