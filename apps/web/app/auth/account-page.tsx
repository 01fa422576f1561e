import type { ReactNode } from 'react';

import { PageMeta } from '../meta/page-meta.tsx';
import { Panel } from '../ui/layout/panel.tsx';

type Props = {
  title: string;
  /** One sentence that says what the page is for. */
  description: string;
  children: ReactNode;
  /** Below the panel: links to the other account pages. */
  footer: ReactNode;
  /** What follows from the form; stands above it. */
  notice?: string | undefined;
  noindex?: boolean;
};

/** A page with one short form, in the middle. */
export function AccountPage(props: Props) {
  const { title, description, children, footer, notice, noindex = false } = props;
  return (
    <div className="container-page flex justify-center pt-10 pb-20 sm:pt-16">
      <PageMeta title={title} description={description} noindex={noindex} />
      <div className="w-full max-w-md">
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-2 mb-6 text-muted">{description}</p>
        {/* Without scripts the form cannot be sent, so its button is hidden. */}
        {notice && <p className="mb-4 font-semibold wrap-anywhere">{notice}</p>}
        <Panel className="noscript:[&_[type=submit]]:hidden">
          {children}
          <noscript>
            <p className="mt-4 text-sm">
              Signing in needs JavaScript. Every tool works without an account.
            </p>
          </noscript>
        </Panel>
        <div className="mt-6 text-center text-muted [&_a]:text-ink [&_a]:underline [&_a]:underline-offset-4">
          {footer}
        </div>
      </div>
    </div>
  );
}
