import { lazy, Suspense } from 'react';

import { PageMeta } from '../../../meta/page-meta.tsx';
import { BackLink } from '../../../tools/back-link.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { AdminGate, Loading } from '../admin-gate.tsx';

/** Only admins can load it. */
const WordsPanel = lazy(() => import('./words-panel.tsx'));

const PURPOSE = 'Words and link hosts that public texts must not contain.';

export default function WordsRoute() {
  return (
    <div className="container-page pb-20">
      <PageMeta title="Forbidden Words" description={PURPOSE} noindex />
      <BackLink to="/admin/moderation">Back to Moderation</BackLink>
      <PageHeader title="Forbidden Words">{PURPOSE}</PageHeader>
      <AdminGate>
        <Suspense fallback={<Loading />}>
          <WordsPanel />
        </Suspense>
      </AdminGate>
    </div>
  );
}
