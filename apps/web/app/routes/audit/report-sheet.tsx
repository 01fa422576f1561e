import { type ContrastReport, REPORT_STYLES, reportBody } from '@swatchwork/formats/audit';

/** A report on paper, as its file shows it; the page's styles do not reach it. */
export const ReportSheet = ({ report }: { report: ContrastReport }) => (
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
