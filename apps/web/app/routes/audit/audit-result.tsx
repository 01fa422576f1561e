import type { ThemeAudit } from '@swatchwork/formats/audit';

import { ReadingView } from '../../themes/own/reading-view.tsx';
import type { OwnWork } from '../../themes/own/use-work.ts';
import type { Work } from '../../themes/own/work.ts';
import { ReportPanel } from './report-panel.tsx';

type Props = { work: Work; audit: ThemeAudit } & Pick<OwnWork, 'ask' | 'entitle'>;

/** What was found and its report: loaded with the first files. */
export const AuditResult = ({ work, audit, ask, entitle }: Props) => (
  <section aria-labelledby="findings">
    <h2 id="findings" className="mt-4 mb-3 text-2xl">
      Findings
    </h2>
    <ReadingView question={work.question} audit={audit} ask={ask}>
      <ReportPanel work={work} audit={audit} onHead={entitle} />
    </ReadingView>
  </section>
);
