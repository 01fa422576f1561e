export { isZip, unzipEntry, zipEntries } from '../bytes/zip.ts';
export * from './describe-reading.ts';
export { diffSides, type Side } from './diff-sides.ts';
export * from './report.ts';
export * from './report-of.ts';
export * from './take-files.ts';
export { writeReportCsv } from './write-csv.ts';
export { describeDiff, hasLost, writeDiffHtml, writeDiffMarkdown } from './write-diff.ts';
export { writeReportEarl } from './write-earl.ts';
export {
  list,
  REPORT_STYLES,
  reportBody,
  reportPage,
  section,
  table,
  workIn,
  writeReportHtml,
} from './write-html.ts';
export { markdownTable, reportText, writeReportMarkdown } from './write-markdown.ts';
