import { groupBy } from '@swatchwork/color';

import { htmlText } from '../text/html-text.ts';
import { counted, oneLine } from '../text/text.ts';
import { type PairChange, SIDES, type SideDiff, type TokenChange } from './diff-sides.ts';
import type { Look } from './report.ts';
import { list, lookOf, named, reportPage, section, table } from './write-html.ts';
import { describeLook, markdownList, markdownTable, reportText } from './write-markdown.ts';

/** The pairs that a reader has to know of, the worst first. */
const STATES = {
  lost: 'Pairs lost',
  new: 'New pairs that fail',
  gone: 'Pairs no longer checked',
  won: 'Pairs won',
  failing: 'Pairs that fail as before',
} as const;

type State = keyof typeof STATES;

const pairsIn = ({ pairs }: SideDiff, state: State) => pairs.filter((pair) => pair.state === state);

/** Whether a pair fails that did not fail before. */
export const hasLost = (diff: SideDiff): boolean =>
  pairsIn(diff, 'lost').length + pairsIn(diff, 'new').length > 0;

/** The difference in two sentences: of pairs, and of colors. */
export function describeDiff(diff: SideDiff): string {
  const countColors = (is: (change: TokenChange) => unknown) =>
    new Set(diff.tokens.flatMap((change) => (is(change) ? change.name : []))).size;
  const say = (counts: readonly (readonly [number, string])[]) =>
    counts.flatMap(([found, text]) => (found > 0 ? counted(found, text) : [])).join(', ');
  const pairs = say([
    [pairsIn(diff, 'lost').length, '{pair|pairs} lost'],
    [pairsIn(diff, 'new').length, 'new {pair fails|pairs fail}'],
    [pairsIn(diff, 'gone').length, '{pair is|pairs are} no longer checked'],
    [pairsIn(diff, 'won').length, '{pair|pairs} won'],
    [pairsIn(diff, 'failing').length, '{pair fails|pairs fail} as before'],
  ]);
  const colors = say([
    [countColors(({ before, after }) => before && after), '{color|colors} changed'],
    [countColors(({ before }) => !before), 'added'],
    [countColors(({ after }) => !after), 'removed'],
  ]);
  const none = diff.pairs.length > 0 ? 'No pair was lost or won' : 'No pair was found';
  return `${pairs || none}. ${colors || 'No color changed'}.`;
}

/** A text, a pair as it is seen, or a color. */
type Cell = string | Look | { readonly hex: string };

interface Table {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

const pairTables = (diff: SideDiff): Table[] =>
  (Object.keys(STATES) as State[]).map((state) => ({
    title: STATES[state],
    heads: ['Pair', 'Modes', 'Required', ...SIDES],
    rows: pairsIn(diff, state).map(({ text, background, modes, minimum, before, after }) => [
      `${text} on ${background}`,
      named(modes),
      `${minimum}:1`,
      before ?? '',
      after ?? '',
    ]),
  }));

const colorTable = ({ tokens }: SideDiff): Table => ({
  title: 'Colors',
  heads: ['Color', 'Modes', ...SIDES, 'ΔE OK'],
  rows: tokens.map(({ name, modes, before, after, distance }) => [
    name,
    named(modes),
    before ? { hex: before } : '',
    after ? { hex: after } : '',
    distance?.toFixed(3) ?? '',
  ]),
});

/** The difference for a comment on a pull request. */
export const writeDiffMarkdown = (diff: SideDiff, title: string): string =>
  [
    `### ${reportText(title)}`,
    `**${describeDiff(diff)}**`,
    ...[...pairTables(diff), colorTable(diff)].flatMap(({ title, heads, rows }) => {
      const cells = rows.map((row) => row.map(plainCell));
      return markdownTable([title, ...heads.slice(1)], cells);
    }),
    ...(diff.notes.length > 0 ? [markdownList(diff.notes)] : []),
  ]
    .join('\n\n')
    .concat('\n');

function plainCell(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  return 'hex' in cell ? cell.hex : describeLook(cell);
}

/** The difference as a page of its own, which needs nothing else. */
export const writeDiffHtml = (diff: SideDiff, title: string): string =>
  reportPage(
    title,
    [
      `<style>${STYLES}</style>`,
      `<h1>${htmlText(oneLine(title))}</h1>`,
      `<p class="summary">${describeDiff(diff)}</p>`,
      ...pairTables(diff).map(htmlTable),
      section(
        'Design',
        diff.modes
          .slice(0, MOST_MODES)
          .map((mode) => designIn(diff, mode))
          .join(''),
      ),
      htmlTable(colorTable(diff)),
      section('Notes', list(diff.notes)),
    ].join('\n'),
  );

const htmlTable = ({ title, heads, rows }: Table): string =>
  section(
    title,
    rows.length > 0 &&
      table(
        heads,
        rows.map((row) => row.map(htmlCell)),
      ),
  );

function htmlCell(cell: Cell): string {
  if (typeof cell === 'string') return htmlText(cell);
  if (!('hex' in cell)) return lookOf(cell, true);
  const { hex } = cell;
  return `<span class="sample" style="background:${hex}">&nbsp;</span> <span class="number">${hex}</span>`;
}

const MOST_MODES = 6;
const MOST_BLOCKS = 24;
const MOST_TEXTS = 6;

const STYLES = `
.sides { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
.design { overflow: hidden; border: 1px solid #ccc; }
.design div { display: flex; flex-wrap: wrap; gap: .15em 1em; padding: .45em .75em; }
.design span { overflow-wrap: anywhere; min-width: 0; }
h3 { margin: 1.5em 0 .5em; font-size: 1rem; } .sides p { margin: 0 0 .25em; }
`;

/** What is seen in a mode on both sides: each background with what is written on it. */
function designIn({ pairs }: SideDiff, mode: string): string {
  const inMode = pairs.filter(({ modes }) => modes.includes(mode));
  const sides = (['before', 'after'] as const).map((side, i) => {
    const seen = inMode.filter((pair) => pair[side]);
    const blocks = [...groupBy(seen, ({ background }) => background).values()].map((texts) =>
      blockOf(texts.slice(0, MOST_TEXTS), side),
    );
    return `<div><p>${SIDES[i]}</p><div class="design">${blocks.slice(0, MOST_BLOCKS).join('')}</div></div>`;
  });
  return inMode.length > 0
    ? `<h3>${htmlText(mode)}</h3><div class="sides">${sides.join('')}</div>`
    : '';
}

function blockOf(pairs: readonly PairChange[], side: 'before' | 'after'): string {
  const texts = pairs.map(
    (pair) => `<span style="color:${pair[side]!.text}">${htmlText(pair.text)}</span>`,
  );
  return `<div style="background:${pairs[0]![side]!.background}">${texts.join('')}</div>`;
}
