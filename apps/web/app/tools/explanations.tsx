import type { TextSection } from '*.md?sections';
import { memo } from 'react';

import { Explanation } from './explanation.tsx';

/** The texts below a tool, its `explanation.md`, which dragging a slider does not render again. */
export const Explanations = memo(({ sections }: { sections: readonly TextSection[] }) => (
  <div
    className={`mt-16 grid gap-x-12 gap-y-8 border-t border-line pt-12 ${sections.length === 3 ? 'md:grid-cols-3' : 'md:grid-cols-2'}`}
  >
    {sections.map(({ title, html }) => (
      <Explanation key={title} title={title}>
        <div
          className="space-y-3 [&_a]:underline [&_a]:underline-offset-4 [&_code]:font-mono [&_code]:text-[0.9em] [&_code]:whitespace-nowrap [&_code]:text-ink"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is a file of the site's.
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </Explanation>
    ))}
  </div>
));
