import { formatRatio } from '@swatchwork/color';

import { htmlText } from '../text/html-text.ts';
import { type ContrastReport, CRITERIA, type Look, type ReportRow } from './report.ts';

/** The styles of a report, for screens and paper; `:host` is where it stands in another page. */
export const REPORT_STYLES = `
:root, :host { color: #1a1a1a; background: #fff; font: 15px/1.5 system-ui, sans-serif; }
body, article { max-width: 68rem; margin: 0 auto; }
body { padding: 2.5rem 1.5rem 4rem; }
h1 { margin: 0 0 .25em; font-size: 2rem; line-height: 1.15; overflow-wrap: anywhere; }
h2 { margin: 2em 0 .5em; font-size: 1.25rem; break-after: avoid; }
p { margin: .5em 0; max-width: 46rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2em 1.25em; margin: 1em 0; }
dt { color: #595959; } dd { margin: 0; overflow-wrap: anywhere; }
.summary { font-size: 1.2rem; font-weight: 600; }
table { width: 100%; border-collapse: collapse; font-size: .9em; }
th, td { padding: .45em .75em .45em 0; border-bottom: 1px solid #ddd; text-align: left; vertical-align: top; }
thead th { border-color: #767676; white-space: nowrap; } tbody th { font-weight: 400; }
tr { break-inside: avoid; } th, td, li { overflow-wrap: anywhere; }
.number { white-space: nowrap; font-variant-numeric: tabular-nums; }
.sample { display: inline-block; padding: .1em .6em; border: 1px solid #ccc; border-radius: 4px;
  font-size: 16px; white-space: nowrap; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.edge { display: inline-block; width: 3em; height: .9em; border: 1px solid; border-radius: 3px; }
.fails { font-weight: 700; } small { color: #595959; font-size: inherit; } ul { padding-left: 1.25em; }
.swatch { display: inline-block; width: 1.5em; height: 1.1em; vertical-align: -.2em; border: 1px solid #767676; border-radius: 3px;
  print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.checkered { background: repeating-conic-gradient(#ccc 0 25%, #fff 0 50%) 0 0 / .6em .6em; }
.checkered span { display: block; height: 100%; }
details { border-bottom: 1px solid #ddd; break-inside: avoid; }
summary { padding: .5em 0; cursor: pointer; overflow-wrap: anywhere; }
summary b { font-weight: 600; } details ul { margin: 0 0 1em; columns: 22rem; }
@media (max-width: 40rem) { .wide { overflow-x: auto; } table { min-width: 44rem; } }
@media print { body { padding: 0; } :root, :host { font-size: 9.5pt; } .sample { font-size: 11pt; } }
@page { margin: 16mm 14mm; }
`;

/**
 * A report as the content of a page.
 *
 * @param more Markup of another part, which follows the pairs that fail.
 */
export function reportBody(report: ContrastReport, more = ''): string {
  const { title, rows, unread, changes, held } = report;
  const failing = rows.filter(({ before }) => !before.passes);
  const passing = rows.filter(({ before }) => before.passes);
  const hasAfter = rows.some(({ after }) => after);
  return [
    `<h1>${htmlText(title)}</h1>`,
    headOf(report),
    `<p class="summary">${htmlText(report.summary)}</p>`,
    section('Coverage', coverageOf(report)),
    section('Not read or not checked', list(unread)),
    section(`Failing pairs`, failing.length > 0 && tableOf(failing, hasAfter)),
    section(
      'Changes that repair them',
      changes.length > 0 &&
        table(
          ['Color', 'Modes', 'Place', 'Before', 'After'],
          changes.map(({ token, modes, place, before, after }) =>
            [token, named(modes), place, before, after].map(htmlText),
          ),
        ),
    ),
    section('Kept unchanged', list(held)),
    more,
    section('Criteria', criteria()),
    section(`Passing pairs`, passing.length > 0 && tableOf(passing, hasAfter)),
    section('Method', `<p>${METHOD.map(htmlText).join('</p><p>')}</p>`),
  ].join('\n');
}

/**
 * A report as a page of its own, which needs nothing else.
 *
 * @param work What the page that reads it again takes up, as JSON.
 * @param more As of {@link reportBody}.
 */
export const writeReportHtml = (report: ContrastReport, work?: unknown, more = ''): string =>
  reportPage(
    report.title,
    reportBody(report, more) +
      (work === undefined
        ? ''
        : `\n${WORK}${JSON.stringify(work).replaceAll('<', '\\u003c')}</script>`),
  );

/** A page with the styles of a report. */
export const reportPage = (title: string, body: string): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${htmlText(title)}</title>
<style>${REPORT_STYLES}</style>
</head>
<body>
${body}
</body>
</html>
`;

const WORK = '<script type="application/json" id="swatchwork-audit">';

/** What {@link writeReportHtml} wrote along; undefined in any other file. */
export function workIn(html: string): unknown {
  const from = html.lastIndexOf(WORK);
  if (from < 0) return undefined;
  const start = from + WORK.length;
  try {
    return JSON.parse(html.slice(start, html.indexOf('</script>', start)));
  } catch {
    return undefined;
  }
}

const METHOD = [
  'Pairs are recognized by the names of tokens and variables, or by rules that set a color and a background for the same selector. Each is measured in every mode of the files with the contrast ratio of WCAG 2.2, on the least favorable background where one is translucent. Ratios are truncated, never rounded up.',
  'Style sheets were read, not rendered pages: text over images, states set by scripts, and text sizes that are not in the style sheets have to be checked by hand.',
];

/** A part of a report with its heading; nothing without content. */
export const section = (title: string, content: string | false): string =>
  content ? `<section><h2>${title}</h2>\n${content}</section>` : '';

export const list = (items: readonly string[]): string | false =>
  items.length > 0 && `<ul>${items.map((item) => `<li>${htmlText(item)}</li>`).join('')}</ul>`;

function headOf({ scope, author, date }: ContrastReport): string {
  const entries = Object.entries({ Scope: scope, Author: author, Date: date });
  const rows = entries.map(([name, text]) => text && `<dt>${name}</dt><dd>${htmlText(text)}</dd>`);
  return `<dl>${rows.filter(Boolean).join('')}</dl>`;
}

const coverageOf = ({ files, modes, coverage, unread }: ContrastReport): string =>
  `<dl><dt>Read</dt><dd>${htmlText(files.join(', '))}</dd>
<dt>Modes</dt><dd>${htmlText(modes.join(', '))}</dd>
<dt>Checked</dt><dd>${htmlText(coverage)}</dd>
<dt>Not checked</dt><dd>${unread.length === 0 ? 'nothing' : `${unread.length}, listed below`}</dd></dl>`;

const criteria = (): string =>
  table(
    ['WCAG 2.2', 'Level', 'At least'],
    Object.values(CRITERIA).map(({ id, name, level, asks, url }) => [
      `<a href="${url}">${id} ${name}</a>`,
      level,
      asks,
    ]),
  );

function tableOf(rows: readonly ReportRow[], hasAfter: boolean): string {
  const heads = ['Pair', 'Modes', 'WCAG', 'Required', 'Before', ...(hasAfter ? ['After'] : [])];
  return table(
    heads,
    rows.map(({ text, background, modes, criterion, minimum, before, after, place }) => [
      `${htmlText(text)} <small>on</small> ${htmlText(background)}${place ? `<br><small>${htmlText(place)}</small>` : ''}`,
      htmlText(named(modes)),
      criterion?.id ?? 'beyond WCAG',
      `<span class="number">${minimum}:1</span>`,
      lookOf(before, criterion !== CRITERIA.nonText),
      ...(hasAfter ? [after ? lookOf(after, criterion !== CRITERIA.nonText) : ''] : []),
    ]),
  );
}

/** Modes that a cell names. */
const MOST_NAMED = 6;

export const named = (modes: readonly string[]): string =>
  modes.length > MOST_NAMED
    ? `${modes.slice(0, MOST_NAMED).join(', ')} and ${modes.length - MOST_NAMED} more`
    : modes.join(', ');

/** A sample of a pair with its contrast; what is no text shows an edge. */
export const lookOf = ({ text, background, ratio, passes }: Look, isText: boolean): string =>
  `<span class="sample" style="color:${text};background:${background}">${isText ? 'Sample' : '<span class="edge"></span>'}</span>
<span class="number${passes ? '' : ' fails'}">${formatRatio(ratio)}:1 ${passes ? 'passes' : 'fails'}</span><br>
<small class="number">${text} on ${background}</small>`;

/** Cells are markup; the first one of a row heads it. */
export const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<div class="wide"><table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>
${rows.map(([head, ...cells]) => `<tr><th scope="row">${head}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n')}
</tbody></table></div>`;
