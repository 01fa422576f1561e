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
import { type Strays, useStrays } from './strays/use-strays.ts';
import { useAuditActions } from './use-audit-actions.ts';
import { useDroppedFolders } from './use-dropped-folders.ts';

const AuditResult = lazy(async () => ({
  default: (await import('./audit-result.tsx')).AuditResult,
}));

/** A link, not an import, as in the root: designs that are loaded later would bring it again. */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: designs }];

/** Contrast and stray colors of existing files: what is where, what repairs it, and a report. */
export default function AuditRoute() {
  const own = useWork();
  const strays = useStrays(own.work);
  const { actions, dialog } = useAuditActions(own);

  return (
    <ToolPage
      id="audit"
      explanation={SECTIONS}
      description="Check the contrast of style sheets, HTML and design tokens in every mode, replace stray colors by tokens, and hand over a report. Nothing is uploaded unless you save it."
      purpose="Drop a project, CSS, HTML or design tokens. See what fails WCAG and which colors bypass tokens, choose repairs, and download a report. Nothing is uploaded unless you save it."
      goOn={null}
      actions={actions}
    >
      {dialog}
      <AuditTool own={own} strays={strays} />
    </ToolPage>
  );
}

function AuditTool({ own, strays }: { own: OwnWork; strays: Strays }) {
  const { work } = own;
  const isDragging = useDroppedFiles(own.take);
  useDroppedFolders(own.take);

  return (
    <div className="space-y-6">
      <p className="hidden noscript:block">
        This page reads your files in the browser, which needs JavaScript. Without it, the command
        line does the same (<code>swatchwork check theme.css</code>, <code>swatchwork audit</code>),
        and so does the <InnerLink to="/api-access">API</InnerLink>:{' '}
        <code>POST /api/themes/repair</code>.
      </p>
      <SourceForm own={own} />
      {work && (
        <Suspense fallback={<p>Reading…</p>}>
          <AuditResult work={work} own={own} strays={strays} />
        </Suspense>
      )}
      {work && <Button onClick={own.clear}>Start over</Button>}
      {isDragging && <DropHint>Drop files or a folder to check them</DropHint>}
    </div>
  );
}
