import { fileName } from '@swatchwork/formats';
import {
  type ContrastReport,
  REPORT_STYLES,
  reportBody,
  reportOf,
  type ThemeAudit,
  writeReportCsv,
  writeReportEarl,
  writeReportHtml,
} from '@swatchwork/formats/audit';
import { Download, Printer } from 'lucide-react';
import { download } from '../../palette-files/export/download.ts';
import { usePageSheet } from '../../palette-files/print/use-print-sheet.tsx';
import { type Head, nameOf, type Work } from '../../themes/own/work.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FormField } from '../../ui/fields/form-field.tsx';
import { toast } from '../../ui/messages/toast.ts';
import type { StrayReport } from './strays/stray-report.ts';

type Props = {
  /** Absent where contrast was not checked. */
  audit: ThemeAudit | undefined;
  strays: StrayReport | undefined;
  work: Work;
  onHead: (head: Partial<Head>) => void;
};

/** Characters of a field. */
const MOST = { maxLength: 200 };

const KINDS = [
  ['HTML', 'html', 'text/html'],
  ['CSV', 'csv', 'text/csv'],
  ['EARL', 'jsonld', 'application/ld+json'],
] as const;

/** The report for a client: what stands over it, and the files in which it is handed over. */
export function ReportPanel({ audit, strays, work, onHead }: Props) {
  const { head, question } = work;
  const usual = `${audit ? 'Contrast audit' : 'Stray colors'} of ${nameOf(work)}`;
  const more = strays?.html ?? '';

  function find(): ContrastReport {
    const { title, scope, author } = head;
    const words = {
      title: title.trim() || usual,
      scope: scope.trim(),
      author: author.trim(),
      date: new Date().toLocaleDateString('sv'), // ISO 8601 in the person's time zone
    };
    return audit ? reportOf(audit, question, words) : { ...words, ...unchecked(work) };
  }

  const { sheet, show } = usePageSheet(() => <ReportSheet report={find()} more={more} />);

  function save([, ending, type]: (typeof KINDS)[number]) {
    const report = find();
    const texts = {
      html: () => writeReportHtml(report, work, more),
      csv: () => writeReportCsv(report),
      jsonld: () => JSON.stringify(writeReportEarl(report), undefined, 2),
    };
    const name = fileName(report.title, ending);
    download(name, new Blob([texts[ending]()], { type }));
    toast.success('Downloaded!', name);
  }

  function print() {
    show();
    window.print();
  }

  return (
    <section
      aria-labelledby="report"
      className="rounded-panel border border-line bg-raised p-4 sm:p-5"
    >
      <h2 id="report" className="scroll-mt-20 text-2xl">
        Report
      </h2>
      <p className="mt-1 max-w-[68ch] text-muted">
        What was read and what was not, the criteria, every pair before and after the chosen
        changes, and the stray colors with their places; CSV and EARL hold the pairs. Drop the HTML
        file here later to continue this audit.
      </p>
      <div className="mt-4 grid gap-4 md:grid-cols-3">
        <FormField
          label="Title"
          value={head.title}
          placeholder={usual}
          autoComplete="off"
          onChange={(event) => onHead({ title: event.currentTarget.value })}
          {...MOST}
        />
        <FormField
          label="Scope"
          value={head.scope}
          autoComplete="off"
          onChange={(event) => onHead({ scope: event.currentTarget.value })}
          {...MOST}
        />
        <FormField
          label="Author"
          value={head.author}
          autoComplete="name"
          onChange={(event) => onHead({ author: event.currentTarget.value })}
          {...MOST}
        />
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        {KINDS.slice(0, audit ? undefined : 1).map((kind) => (
          <Button
            key={kind[0]}
            variant={kind[0] === 'HTML' ? 'primary' : 'secondary'}
            onClick={() => save(kind)}
          >
            <Download aria-hidden="true" />
            {`Download ${kind[0]}`}
          </Button>
        ))}
        <Button onClick={print}>
          <Printer aria-hidden="true" />
          Print or save as PDF
        </Button>
      </div>
      {sheet}
    </section>
  );
}

/** The first part of a report where there were no files in which contrast can be checked. */
const unchecked = ({ project, question }: Work): Omit<ContrastReport, 'title' | 'date'> => ({
  summary: `Contrast was not checked. ${project?.unchecked ?? ''}`.trim(),
  files: question.files.map(({ name }) => name),
  modes: [],
  coverage: 'no pair',
  rows: [],
  changes: [],
  held: [],
  unread: [],
});

/** A report on paper, as its file shows it; the page's styles do not reach it. */
const ReportSheet = ({ report, more }: { report: ContrastReport; more: string }) => (
  <div
    className="report-page"
    ref={(host) => {
      if (!host || host.shadowRoot) return;
      const root = host.attachShadow({ mode: 'open' });
      const styles = new CSSStyleSheet();
      styles.replaceSync(REPORT_STYLES);
      root.adoptedStyleSheets = [styles];
      root.innerHTML = `<article>${reportBody(report, more)}</article>`; // the writers escape every text
    }}
  />
);
