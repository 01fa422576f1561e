import { PageMeta } from '../../meta/page-meta.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { LongText } from '../../ui/text/long-text.tsx';
import { SECTIONS } from './sections.md?sections';

export default function TermsOfServiceRoute() {
  return (
    <div className="container-page pb-20">
      <PageMeta
        title="Terms of Service"
        description="The rules for using Swatchwork and its API: free for personal and commercial use, with fair limits."
      />
      <PageHeader title="Terms of Service">
        The rules for using Swatchwork and its API, in plain words.
      </PageHeader>
      <div className="-mt-4 mb-10 text-sm text-muted">
        <p>Last updated: January 2024</p>
        <p>That was the first version. This version is from November 28, 2026.</p>
      </div>
      <LongText sections={SECTIONS} />
    </div>
  );
}
