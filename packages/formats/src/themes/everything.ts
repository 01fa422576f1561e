import { describeNote, THEME_MODES, type Theme, type ThemeMode } from '@swatchwork/theme';

import { CHART_FORMATS } from '../charts/chart-formats.ts';
import type { ExportedPalette } from '../palette/palette.ts';
import { markdownText } from '../text/text.ts';
import { findFormat } from '../write/formats.ts';
import { pack } from './pack.ts';
import { pullLine } from './pull-line.ts';
import { pairsLine, summary } from './summary.ts';
import { roleEntries } from './theme-colors.ts';
import type { ThemeFileOptions } from './theme-file.ts';
import { THEME_FORMATS, writeTheme } from './theme-formats.ts';
import { writeThemeSheet } from './theme-sheet.ts';

/**
 * A theme in every format, each in a folder of its id, its sheet, its brand colors as a palette, its chart colors for
 * programs that draw charts, and a README.md about all of it.
 */
export async function writeEverything(theme: Theme, options: ThemeFileOptions = {}) {
  const { name = '' } = options;
  const encoder = new TextEncoder();
  const written = THEME_FORMATS.map(({ id, label }) => ({
    id,
    label,
    ...writeTheme(id, theme, options),
  }));
  const palette = brandPalette(theme, name);
  const files = {
    'README.md': encoder.encode(readme(theme, options, written)),
    ...Object.fromEntries(
      written.flatMap(({ id, files }) =>
        files.map(({ path, text }) => [`${id}/${path}`, encoder.encode(text)]),
      ),
    ),
    'theme.pdf': await writeThemeSheet(theme, name),
    'palette/palette.ase': await bytesOf('ase', palette),
    'palette/palette.pdf': await bytesOf('pdf', palette),
    ...Object.fromEntries(
      THEME_MODES.flatMap((mode) =>
        CHART_FORMATS.map(({ fileName, write }) => [
          `charts/${mode}/${fileName}`,
          encoder.encode(write(chartColors(theme, mode, name))),
        ]),
      ),
    ),
  };
  // All of them would be longer than headers may be.
  const isNoted = written.some(({ notes }) => notes.length > 0);
  return { bytes: pack(files), notes: isNoted ? [IN_README] : [] };
}

const IN_README = 'README.md in the archive lists what each format cannot store.';

/** The brand colors, with the names that they have in the theme. */
export const brandPalette = ({ brands }: Theme, name: string): ExportedPalette => ({
  name,
  colors: brands.map(({ hex }) => hex),
  colorNames: brands.map((brand) => brand.name || brand.family),
});

/** The chart colors of a mode, in their order. */
export const chartColors = (theme: Theme, mode: ThemeMode, name: string) => ({
  kind: 'categorical' as const,
  name: `${name || 'Theme'}, ${mode}`,
  colors: Object.entries(theme.modes[mode].roles).flatMap(([role, { hex }]) =>
    /^chart-\d+$/.test(role) ? [hex] : [],
  ),
});

async function bytesOf(id: 'ase' | 'pdf', palette: ExportedPalette): Promise<Uint8Array> {
  const format = findFormat(id)!;
  if (format.isText) throw new Error(`${id} is text`);
  return format.write(palette);
}

type Written = readonly { id: string; label: string; notes: readonly string[] }[];

function readme(theme: Theme, options: ThemeFileOptions, written: Written): string {
  const [title = '', promise = ''] = summary(theme, options);
  const { link } = options;
  const roles = roleEntries(theme).filter(({ name }) => !name.endsWith('-alpha'));
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const notes = [
    ...theme.notes.map((note) => `- ${markdownText(describeNote(note))}`),
    ...written.flatMap((one) =>
      one.notes.length > 0 ? [`- **${one.label}:** ${markdownText(one.notes.join(' '))}`] : [],
    ),
  ];
  return [
    `# ${markdownText(title)}`,
    `${promise}.`,
    ...(link
      ? ['To update these files after the theme has changed:', `\`\`\`\n${pullLine(link)}\n\`\`\``]
      : []),
    '## Files',
    [
      ...written.map(({ id, label }) => `- \`${id}/\`: ${label}`),
      '- `theme.pdf`: the theme on paper, with its proof',
      '- `palette/`: the brand colors as an Adobe Swatch Exchange file and as a sheet',
      '- `charts/`: the chart colors of each mode, for programs that draw charts',
    ].join('\n'),
    '## Contrast',
    THEME_MODES.map(
      (mode) => `- ${mode} (${theme.modes[mode].target}): ${pairsLine(theme, mode)}`,
    ).join('\n'),
    '## Roles',
    [
      row(['role', ...THEME_MODES]),
      row(['---', ...THEME_MODES.map(() => '---')]),
      ...roles.map(({ name, colors }) =>
        row([name, ...THEME_MODES.map((mode) => colors[mode].hex)]),
      ),
    ].join('\n'),
    ...(notes.length > 0 ? ['## Notes', notes.join('\n')] : []),
    '',
  ].join('\n\n');
}
