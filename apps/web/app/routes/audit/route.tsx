import { lazy, Suspense } from 'react';

import designs from '../../designs/designs.css?url';
import { DropHint } from '../../palette-files/import/drop-hint.tsx';
import { useDroppedFiles } from '../../palette-files/import/use-palette-import.ts';
import { SourceForm } from '../../themes/own/source-form.tsx';
import { type OwnWork, useWork } from '../../themes/own/use-work.ts';
import { ToolPage } from '../../tools/tool-page.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { InnerLink } from '../../ui/links/inner-link.tsx';
import type { Route } from './+types/route.ts';
import { SECTIONS } from './explanation.md?sections';
import { useAuditActions } from './use-audit-actions.ts';

const AuditResult = lazy(async () => ({
  default: (await import('./audit-result.tsx')).AuditResult,
}));

/** A link, not an import, as in the root: designs that are loaded later would bring it again. */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: designs }];

/** Contrast of existing files: what fails where, what repairs it, and a report. */
export default function AuditRoute() {
  const own = useWork();
  const { actions, dialog } = useAuditActions(own);

  return (
    <ToolPage
      id="audit"
      explanation={SECTIONS}
      description="Check the contrast of style sheets, HTML and design tokens in every mode, choose repairs, and hand over a WCAG report. Nothing is uploaded unless you save it."
      purpose="Drop style sheets, HTML or design tokens: see what fails WCAG in which mode, choose repairs, and hand over a report. Nothing is uploaded unless you save it."
      goOn={null}
      actions={actions}
    >
      {dialog}
      <AuditTool own={own} />
    </ToolPage>
  );
}

function AuditTool({ own }: { own: OwnWork }) {
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
