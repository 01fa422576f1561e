import { PageMeta } from '../../meta/page-meta.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { LongText } from '../../ui/text/long-text.tsx';
import { SECTIONS } from './sections.md?sections';

export default function PrivacyPolicyRoute() {
  return (
    <div className="container-page pb-20">
      <PageMeta
        title="Privacy Policy"
        description="What Swatchwork keeps about you, and what it does not: no cookies, no trackers, palettes in your browser."
      />
      <PageHeader title="Privacy Policy">
        What Swatchwork keeps about you, and what it does not.
      </PageHeader>
      <div className="-mt-4 mb-10 text-sm text-muted">
        <p>Last updated: January 2024</p>
        <p>That was the first version. This version is from November 28, 2026.</p>
      </div>
      <LongText sections={SECTIONS} />
    </div>
  );
}
