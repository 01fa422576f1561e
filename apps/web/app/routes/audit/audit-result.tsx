import type { ThemeAudit } from '@swatchwork/formats/audit';
import { ReadingView } from '../../themes/own/reading-view.tsx';
import type { OwnWork } from '../../themes/own/use-work.ts';
import { nameOf, type Work } from '../../themes/own/work.ts';
import { countOf, formatCount } from '../../ui/text/format-count.ts';
import { ReportPanel } from './report-panel.tsx';
import { StrayView } from './strays/stray-view.tsx';
import type { Strays } from './strays/use-strays.ts';

type Props = { work: Work; own: OwnWork; strays: Strays };

/** What was found in two parts, and the report: loaded with the first files. */
export function AuditResult({
  work,
  own: { audit, ask, entitle, choose, problem },
  strays,
}: Props) {
  const { question, project } = work;
  const report = strays.reading;
  const unchecked = project?.unchecked ?? problem;

  return (
    <>
      <h2 id="findings" className="mt-4 mb-3 text-2xl">
        Findings
      </h2>
      <nav aria-labelledby="findings" className="grid gap-3 sm:grid-cols-3">
        <Finding
          to="contrast"
          title="Contrast"
          figure={audit ? contrastOf(audit) : unchecked && 'not checked'}
        />
        <Finding
          to="strays"
          title="Stray colors"
          figure={report && `${countOf(report.summary.stray, 'color')} written out`}
        />
        <Finding to="report" title="Report" figure="for a client, on paper or as a file" />
      </nav>
      <section aria-labelledby="contrast">
        <h2 id="contrast" className="mt-4 mb-3 scroll-mt-20 text-2xl">
          Contrast
        </h2>
        {audit ? (
          <ReadingView question={question} audit={audit} ask={ask} />
        ) : (
          <p className="max-w-[75ch] text-muted wrap-anywhere">{unchecked ?? 'Reading…'}</p>
        )}
      </section>
      <section aria-labelledby="strays">
        <h2 id="strays" className="mt-4 mb-1 scroll-mt-20 text-2xl">
          Stray colors
        </h2>
        <p className="mb-3 max-w-[68ch] text-muted">
          Colors written out in style sheets, scripts and pages, where a token belongs.
        </p>
        {report ? (
          <StrayView
            report={report}
            name={nameOf(work)}
            others={project?.others ?? 0}
            onChoose={choose}
          />
        ) : (
          <SearchState strays={strays} />
        )}
      </section>
      <ReportPanel work={work} audit={audit} strays={report} onHead={entitle} />
    </>
  );
}

function contrastOf({ pairs, failed }: ThemeAudit): string {
  if (pairs.length === 0) return 'no pairs found';
  if (failed === 0)
    return `${countOf(pairs.length, 'pair')} ${pairs.length === 1 ? 'passes' : 'pass'}`;
  return `${formatCount(failed)} of ${countOf(pairs.length, 'pair')} ${failed === 1 ? 'fails' : 'fail'}`;
}

function SearchState({ strays: { problem, done, all } }: Pick<Props, 'strays'>) {
  if (problem !== undefined) {
    return (
      <p role="alert" className="font-medium">
        {problem}
      </p>
    );
  }
  return (
    <p role="status">
      {done > 0
        ? `Searching: ${formatCount(done)} of ${countOf(all, 'file')}…`
        : `Searching ${countOf(all, 'file')}…`}
    </p>
  );
}

/** A link to a part of the findings, with the figure that a person wants first. */
const Finding = ({
  to,
  title,
  figure = 'Reading…',
}: {
  to: string;
  title: string;
  figure?: string | undefined;
}) => (
  <a
    href={`#${to}`}
    className="block rounded-panel border border-line bg-raised px-4 py-3 hover:bg-hover sm:px-5"
  >
    <span className="block font-medium">{title}</span>
    <span className="block text-sm text-muted">{figure}</span>
  </a>
);
