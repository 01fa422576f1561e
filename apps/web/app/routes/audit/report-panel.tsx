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
import type { Head, Work } from '../../themes/own/work.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FormField } from '../../ui/fields/form-field.tsx';
import { toast } from '../../ui/messages/toast.ts';

type Props = { audit: ThemeAudit; work: Work; onHead: (head: Partial<Head>) => void };

/** Characters of a field. */
const MOST = { maxLength: 200 };

const KINDS = [
  ['HTML', 'html', 'text/html'],
  ['CSV', 'csv', 'text/csv'],
  ['EARL', 'jsonld', 'application/ld+json'],
] as const;

/** The report for a client: what stands over it, and the files in which it is handed over. */
export function ReportPanel({ audit, work, onHead }: Props) {
  const { head, question } = work;
  const usual = `Contrast audit of ${question.files[0]!.name}`;

  function find(): ContrastReport {
    const { title, scope, author } = head;
    return reportOf(audit, question, {
      title: title.trim() || usual,
      scope: scope.trim(),
      author: author.trim(),
      date: new Date().toLocaleDateString('sv'), // ISO 8601 in the person's time zone
    });
  }

  const { sheet, show } = usePageSheet(() => <ReportSheet report={find()} />);

  function save([, ending, type]: (typeof KINDS)[number]) {
    const report = find();
    const texts = {
      html: () => writeReportHtml(report, work),
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
      <h3 id="report" className="text-lg font-medium">
        Report
      </h3>
      <p className="mt-1 max-w-[68ch] text-muted">
        What was read and what was not, the criteria, and every pair before and after the chosen
        changes. Drop the HTML file here later to continue this audit.
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
        {KINDS.map((kind) => (
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

/** A report on paper, as its file shows it; the page's styles do not reach it. */
const ReportSheet = ({ report }: { report: ContrastReport }) => (
  <div
    className="report-page"
    ref={(host) => {
      if (!host || host.shadowRoot) return;
      const root = host.attachShadow({ mode: 'open' });
      const styles = new CSSStyleSheet();
      styles.replaceSync(REPORT_STYLES);
      root.adoptedStyleSheets = [styles];
      root.innerHTML = `<article>${reportBody(report)}</article>`; // the writer escapes every text
    }}
  />
);
