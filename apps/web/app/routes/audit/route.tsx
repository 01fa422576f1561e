import { lazy, Suspense } from 'react';

import designs from '../../designs/designs.css?url';
import { DropHint } from '../../palette-files/import/drop-hint.tsx';
import { useDroppedFiles } from '../../palette-files/import/use-palette-import.ts';
import { SourceForm } from '../../themes/own/source-form.tsx';
import { useWork } from '../../themes/own/use-work.ts';
import { Explanation } from '../../tools/explanation.tsx';
import { ToolPage } from '../../tools/tool-page.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { InnerLink } from '../../ui/links/inner-link.tsx';
import type { Route } from './+types/route.ts';

const AuditResult = lazy(async () => ({
  default: (await import('./audit-result.tsx')).AuditResult,
}));

/** A link, not an import, as in the root: designs that are loaded later would bring it again. */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: designs }];

/** Contrast of existing files: what fails where, what repairs it, and a report. */
export default function AuditRoute() {
  return (
    <ToolPage
      id="audit"
      description="Check the contrast of style sheets, HTML and design tokens in every mode, choose repairs, and hand over a WCAG report. Nothing is uploaded."
      purpose="Drop style sheets, HTML or design tokens: see what fails WCAG in which mode, choose repairs, and hand over a report. Nothing is uploaded."
      explanation={<AuditExplanation />}
      goOn={null}
    >
      <AuditTool />
    </ToolPage>
  );
}

function AuditTool() {
  const own = useWork();
  const { work, audit, ask, entitle } = own;
  const isDragging = useDroppedFiles(own.take);

  return (
    <div className="space-y-6">
      <p className="hidden noscript:block">
        This page reads your files in the browser, which needs JavaScript. Without it, the command
        line does the same (<code>swatchwork check theme.css</code>), and so does the{' '}
        <InnerLink to="/api-access">API</InnerLink>: <code>POST /api/themes/repair</code>.
      </p>
      <SourceForm own={own} />
      {work && audit && (
        <Suspense fallback={<p>Reading…</p>}>
          <AuditResult work={work} audit={audit} ask={ask} entitle={entitle} />
        </Suspense>
      )}
      {work && <Button onClick={own.clear}>Start over</Button>}
      {isDragging && <DropHint>Drop files to check them</DropHint>}
    </div>
  );
}

function AuditExplanation() {
  return (
    <>
      <Explanation title="What is read">
        <p>
          Style sheets with custom properties and rules, the style elements of HTML pages with the
          style sheets that you add, shadcn/ui and Tailwind themes, and design tokens with their
          resolver. What was not read or checked is counted and listed: an audit never says that
          everything passes while something is left.
        </p>
      </Explanation>
      <Explanation title="What is checked">
        <p>
          Text needs 4.5:1 (WCAG 2.2, 1.4.3) or 7:1 (1.4.6, AAA), large text 3:1, icons, borders of
          fields and focus rings 3:1 (1.4.11). Every pair is checked in every mode: light, dark and
          high contrast. Text over pictures, and sizes that only a page shows, are for people to
          check.
        </p>
      </Explanation>
      <Explanation title="How it is repaired">
        <p>
          Text changes first, then buttons, and backgrounds last. Light stays light and dark stays
          dark. You choose which changes are made, and which colors must not change. In the files
          only those values change.
        </p>
      </Explanation>
      <Explanation title="In a build">
        <p>
          The command line checks the same pairs and fails a build: <code>swatchwork check</code>{' '}
          writes SARIF for code hosts, and <code>swatchwork repair --write</code> makes the changes.
          See the <InnerLink to="/api-access">documentation</InnerLink>.
        </p>
      </Explanation>
    </>
  );
}
