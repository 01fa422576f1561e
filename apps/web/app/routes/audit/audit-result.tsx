import type { ThemeAudit } from '@swatchwork/formats/audit';

import { ReadingView } from '../../themes/own/reading-view.tsx';
import type { OwnWork } from '../../themes/own/use-work.ts';
import type { Work } from '../../themes/own/work.ts';
import { ReportPanel } from './report-panel.tsx';

type Props = { work: Work; audit: ThemeAudit } & Pick<OwnWork, 'ask' | 'entitle'>;

/** What was found and its report: loaded with the first files. */
export const AuditResult = ({ work, audit, ask, entitle }: Props) => (
  <ReadingView question={work.question} audit={audit} ask={ask}>
    <ReportPanel work={work} audit={audit} onHead={entitle} />
  </ReadingView>
);
