import { groupBy } from '@swatchwork/color';

import { htmlText } from '../text/html-text.ts';
import { counted, oneLine } from '../text/text.ts';
import { type PairChange, type SheetDiff, SIDES, type TokenChange } from './diff-sheets.ts';
import type { Look } from './report.ts';
import { list, lookOf, named, reportPage, section, table } from './write-html.ts';
import { describeLook, markdownList, markdownTable } from './write-markdown.ts';

/** The pairs that a reader has to know of, the worst first. */
const STATES = {
  lost: 'Pairs lost',
  new: 'New pairs that fail',
  won: 'Pairs won',
  failing: 'Pairs that fail as before',
} as const;

type State = keyof typeof STATES;

const pairsIn = ({ pairs }: SheetDiff, state: PairChange['state']) =>
  pairs.filter((pair) => pair.state === state);

/** Whether a pair fails that did not fail before. */
export const hasLost = (diff: SheetDiff): boolean =>
  pairsIn(diff, 'lost').length + pairsIn(diff, 'new').length > 0;

/** The difference in two sentences: of pairs, and of colors. */
export function describeDiff(diff: SheetDiff): string {
  const { tokens } = diff;
  const count = (state: State) => pairsIn(diff, state).length;
  const added = tokens.filter(({ before }) => !before).length;
  const removed = tokens.filter(({ after }) => !after).length;
  const say = (counts: readonly (readonly [number, string])[]) =>
    counts
      .filter(([found]) => found > 0)
      .map(([found, text]) => counted(found, text))
      .join(', ');
  const pairs = say([
    [count('lost'), '{pair|pairs} lost'],
    [count('new'), 'new {pair fails|pairs fail}'],
    [count('won'), '{pair|pairs} won'],
    [count('failing'), '{pair fails|pairs fail} as before'],
  ]);
  const colors = say([
    [tokens.length - added - removed, '{color|colors} changed'],
    [added, 'added'],
    [removed, 'removed'],
  ]);
  return `${pairs || 'No pair was lost or won'}. ${colors || 'No color changed'}.`;
}

const distanceOf = ({ distance }: TokenChange): string => distance?.toFixed(3) ?? '';

/** The difference for a comment on a pull request. */
export const writeDiffMarkdown = (diff: SheetDiff, title: string): string =>
  [
    `### ${markdownList([title]).slice(2)}`,
    `**${describeDiff(diff)}**`,
    ...(Object.keys(STATES) as State[]).flatMap((state) =>
      markdownTable(
        [STATES[state], 'Mode', ...SIDES, 'Required'],
        pairsIn(diff, state).map(({ text, background, modes, before, after, minimum }) => [
          `${text} on ${background}`,
          modes.join(', '),
          before ? describeLook(before) : '',
          after ? describeLook(after) : '',
          `${minimum}:1`,
        ]),
      ),
    ),
    ...markdownTable(
      ['Color', 'Mode', ...SIDES, 'ΔE OK'],
      diff.tokens.map((one) => [
        one.name,
        one.modes.join(', '),
        one.before ?? '',
        one.after ?? '',
        distanceOf(one),
      ]),
    ),
    `${markdownList(diff.unread)}\n`,
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');

/** The difference as a page of its own, which needs nothing else. */
export function writeDiffHtml(diff: SheetDiff, title: string): string {
  const { modes, tokens, unread } = diff;
  const body = [
    `<style>${STYLES}</style>`,
    `<h1>${htmlText(oneLine(title))}</h1>`,
    `<p class="summary">${describeDiff(diff)}</p>`,
    ...(Object.keys(STATES) as State[]).map((state) => {
      const pairs = pairsIn(diff, state);
      return section(STATES[state], pairs.length > 0 && pairTable(pairs));
    }),
    section('Not read or not checked', list(unread)),
    section(
      'Design',
      modes
        .slice(0, MOST_MODES)
        .map((mode) => designIn(diff, mode))
        .join(''),
    ),
    section('Colors', tokens.length > 0 && tokenTable(tokens)),
  ];
  return reportPage(title, body.join('\n'));
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
function designIn({ pairs }: SheetDiff, mode: string): string {
  const inMode = pairs.filter(({ modes }) => modes.includes(mode));
  if (inMode.length === 0) return '';
  const sides = (['before', 'after'] as const).map((side, i) => {
    const seen = inMode.flatMap((pair) => (pair[side] ? [{ ...pair, look: pair[side] }] : []));
    const blocks = [...groupBy(seen, ({ background }) => background).values()].slice(
      0,
      MOST_BLOCKS,
    );
    return `<div><p>${SIDES[i]}</p><div class="design">${blocks.map(blockOf).join('')}</div></div>`;
  });
  return `<h3>${htmlText(mode)}</h3><div class="sides">${sides.join('')}</div>`;
}

const blockOf = (texts: readonly (PairChange & { readonly look: Look })[]): string =>
  `<div style="background:${texts[0]!.look.background}">${texts
    .slice(0, MOST_TEXTS)
    .map(({ text, look }) => `<span style="color:${look.text}">${htmlText(text)}</span>`)
    .join('')}</div>`;

const pairTable = (pairs: readonly PairChange[]): string =>
  table(
    ['Pair', 'Modes', 'Required', ...SIDES],
    pairs.map(({ text, background, modes, minimum, before, after }) => [
      `${htmlText(text)} <small>on</small> ${htmlText(background)}`,
      htmlText(named(modes)),
      `<span class="number">${minimum}:1</span>`,
      before ? lookOf(before, isText(minimum)) : '',
      after ? lookOf(after, isText(minimum)) : '',
    ]),
  );

/** Lines and icons ask for less, and are shown as an edge. */
const isText = (minimum: number) => minimum > 3;

const tokenTable = (tokens: readonly TokenChange[]): string =>
  table(
    ['Color', 'Modes', ...SIDES, 'ΔE OK'],
    tokens.map((one) => [
      htmlText(one.name),
      htmlText(named(one.modes)),
      swatchOf(one.before),
      swatchOf(one.after),
      `<span class="number">${distanceOf(one)}</span>`,
    ]),
  );

const swatchOf = (hex: string | undefined): string =>
  hex
    ? `<span class="sample" style="background:${hex}">&nbsp;</span> <span class="number">${hex}</span>`
    : '';
