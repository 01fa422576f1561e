export * from './describe-reading.ts';
export * from './report.ts';
export * from './report-of.ts';
export * from './take-files.ts';
export { writeReportCsv } from './write-csv.ts';
export { writeReportEarl } from './write-earl.ts';
export { REPORT_STYLES, reportBody, workIn, writeReportHtml } from './write-html.ts';
export { writeReportMarkdown } from './write-markdown.ts';
