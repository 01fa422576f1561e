import { useMatches } from 'react-router';

import { PageMeta } from '../../meta/page-meta.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { BackLink } from '../color-tools/shared/back-link.tsx';
import { PLANNED_PAGES } from './planned-pages.ts';

/** A page that is announced but not open yet; says so, and leads to what works today. */
export default function PlannedRoute() {
  const path = useMatches().at(-1)?.id ?? '';
  const page = PLANNED_PAGES[path];
  if (!page) throw new Error('A planned route needs an entry in planned-pages.ts');

  return (
    <div className="container-page pb-20">
      <PageMeta {...page} noindex />
      {path.startsWith('/color-tools/') && <BackLink />}
      <PageHeader title={page.title}>{page.description}</PageHeader>
      <div className="rounded-panel border border-dashed border-outline p-6 sm:p-8">
        <h2 className="text-xl">This page is not open yet</h2>
        <p className="mt-2 max-w-[60ch] text-muted">
          We are still building it. These tools work today, free and without an account:
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <LinkButton to="/create-palette" variant="primary">
            Create a palette
          </LinkButton>
          <LinkButton to="/color-tools/color-converter">Convert a colour</LinkButton>
          <LinkButton to="/color-tools/color-contrast">Check a contrast</LinkButton>
        </div>
      </div>
    </div>
  );
}
