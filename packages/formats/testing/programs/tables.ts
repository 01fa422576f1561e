import {
  bare,
  hexOf,
  type Picker,
  type ProgramFile,
  plain,
  type TrueColor,
} from './program-file.ts';

interface Column {
  title: string;
  cell(color: TrueColor, i: number): string;
}

const unit = (channel: number) => (channel / 255).toFixed(6);

/** Ways to write a color into cells. */
function colorColumns(pick: Picker): Column[] {
  const title = pick.one(['Hex', 'Code', 'HEX', 'Color value', 'Farbe', 'Wert', 'Hexadecimal']);
  const hex = { title, cell: hexOf };
  return pick.one<() => Column[]>([
    () => [hex],
    () => [{ ...hex, cell: (color) => hexOf(color).toUpperCase() }],
    () => [{ title: pick.one(['Hex', 'Color']), cell: (color) => hexOf(color).slice(1) }],
    () => [hex, { title: 'RGB', cell: ({ channels }) => channels.join(', ') }],
    () => [{ title: 'Color', cell: ({ channels }) => `rgb(${channels.join(', ')})` }, hex],
    () =>
      channelColumns(
        pick.one([
          ['R', 'G', 'B'],
          ['Red', 'Green', 'Blue'],
          ['Red (0-255)', 'Green (0-255)', 'Blue (0-255)'],
        ]),
        String,
      ),
    () =>
      channelColumns(
        pick.one([
          ['r', 'g', 'b'],
          ['red', 'green', 'blue'],
        ]),
        unit,
      ),
  ])();
}

const channelColumns = (titles: readonly string[], write: (channel: number) => string): Column[] =>
  titles.map((title, i) => ({ title, cell: ({ channels }) => write(channels[i]!) }));

function alphaColumn(pick: Picker): Column {
  const title = pick.one(['Alpha', 'Opacity', 'alpha']);
  return pick.one<Column>([
    { title, cell: ({ percent }) => `${percent}%` },
    { title, cell: ({ percent }) => String(percent / 100) },
  ]);
}

const OTHERS: Column[] = [
  { title: 'Id', cell: (_, i) => String(i + 1) },
  { title: 'Notes', cell: () => 'for buttons' },
  { title: 'Count', cell: (_, i) => String(100 * i + 7) },
];

/** A table of a spreadsheet, with columns in any order. */
export function table(pick: Picker): ProgramFile {
  const hasAlpha = pick.chance(0.3);
  const colors = pick.colors(hasAlpha);
  const columns = pick.shuffled([
    { title: pick.one(['Name', 'Color name', 'Label']), cell: ({ name }: TrueColor) => name },
    ...colorColumns(pick),
    ...(hasAlpha ? [alphaColumn(pick)] : []),
    ...OTHERS.filter(() => pick.chance(0.3)),
  ]);
  const separator = pick.one([',', ';', '\t']);
  const quote = (text: string) =>
    pick.chance(0.2) || /[",;\t\n|]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  const lines = [
    columns.map(({ title }) => quote(title)),
    ...colors.map((color, i) => columns.map(({ cell }) => quote(cell(color, i)))),
  ].map((cells) => cells.join(separator));
  const text = `${lines.join('\n')}${pick.one(['', '\n', '\n\n'])}`;
  return { text, colors: colors.map((color) => bare(color, { name: true, alpha: true })) };
}

/** Names and hexes without titles. */
export function tableWithoutTitles(pick: Picker): ProgramFile {
  const colors = pick.colors().map(plain);
  const separator = pick.one([', ', ';', '\t', ',']);
  const isFirst = pick.chance(0.5);
  const lines = colors.map((color) => {
    const cells = [color.name, hexOf(color)];
    return (isFirst ? cells : cells.reverse()).join(separator);
  });
  return { text: lines.join('\n'), colors };
}

/** A table of Markdown, perhaps with the color in a second notation. */
export function markdown(pick: Picker): ProgramFile {
  const colors = pick.colors().map(plain);
  const hasRgb = pick.chance(0.5);
  const tick = pick.one(['', '`']);
  const rows = [
    ['Name', pick.one(['Hex', 'Color', 'Value']), ...(hasRgb ? ['RGB'] : [])],
    ['---', ':--:', ...(hasRgb ? ['---'] : [])],
    ...colors.map((color) => [
      pick.chance(0.2) ? `**${color.name}**` : color.name,
      `${tick}${hexOf(color)}${tick}`,
      ...(hasRgb ? [`rgb(${color.channels.join(', ')})`] : []),
    ]),
  ];
  const text = `${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
  const heading = pick.chance(0.3);
  return {
    text: heading ? `# Brand colors\n\n${text}` : text,
    colors,
    notes: heading ? [/^1 row without a color/] : [],
  };
}

/** Channels with fractions, as of color maps. */
export function colorMap(pick: Picker): ProgramFile {
  const colors = pick.colors().map((color) => bare(color));
  const rows = colors.map(({ channels }) => channels.map(unit));
  const text = pick.one([
    () => `ncolors=${rows.length}\n# r g b\n${rows.map((row) => row.join(' ')).join('\n')}\n`,
    () => `${rows.map((row) => `  ${row.join('   ')}`).join('\n')}\n`,
    () => `cm_data = [${rows.map((row) => `[${row.join(', ')}]`).join(',\n           ')}]\n`,
    () => rows.map((row) => row.join('\t')).join('\n'),
    () => rows.map((row, i) => [(i / 10).toFixed(2), ...row].join(' ')).join('\n'),
  ])();
  return { text, colors };
}

/** A color palette table of GMT. */
export function cpt(pick: Picker): ProgramFile {
  const colors = pick.colors().map((color) => bare(color));
  const slash = pick.chance(0.5) ? '/' : ' ';
  const write = ({ channels }: TrueColor) => channels.join(slash);
  const lines = colors
    .slice(1)
    .map((color, i) => `${i * 100}\t${write(colors[i]!)}\t${(i + 1) * 100}\t${write(color)}`);
  const ends = pick.chance(0.5);
  return {
    text: [
      '# COLOR_MODEL = RGB',
      '#',
      ...lines,
      ...(ends ? ['B black', 'F white', 'N 128'] : []),
      '',
    ].join('\n'),
    colors,
    notes: ends ? [/^3 colors for values outside/] : [],
  };
}
