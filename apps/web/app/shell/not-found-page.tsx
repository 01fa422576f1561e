import type { ReactNode } from 'react';

import { PageMeta } from '../meta/page-meta.tsx';
import { LinkButton } from '../ui/buttons/link-button.tsx';

/** Shown at an address without a page; `children` offer what may have been meant. */
export function NotFoundPage({ children }: { children?: ReactNode }) {
  return (
    <div className="container-page py-16 sm:py-24">
      <PageMeta title="404 Page Not Found" description="There is no page here." noindex />
      <h1 className="text-4xl sm:text-5xl">404 Page Not Found</h1>
      <p className="mt-4 max-w-[60ch] text-lg text-muted">
        There is no page at this address. It may have moved, or the address has a typo.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton to="/" variant="primary">
          Go to the home page
        </LinkButton>
        <LinkButton to="/create-palette">Create a palette</LinkButton>
        <LinkButton to="/color-tools">See all tools</LinkButton>
      </div>
      {children}
    </div>
  );
}
