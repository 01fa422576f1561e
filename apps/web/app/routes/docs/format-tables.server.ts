import { CHART_FORMATS } from '@swatchwork/formats/charts';
import { FORMATS } from '@swatchwork/formats/formats';
import { READ_FORMATS } from '@swatchwork/formats/read';
import { THEME_FORMATS } from '@swatchwork/formats/themes';

const OPACITY = {
  exact: 'exact',
  bytes: '256 steps',
  'one-clear': 'one clear color',
  lost: 'lost',
};

const LAB = { exact: 'hexes, Lab exact', hundredths: 'hexes, Lab to 0.01' };

/** The tables of the page about formats in Markdown, by their names in its text. */
export const FORMAT_TABLES: Readonly<Record<string, () => string>> = {
  written: () =>
    table(
      ['Format', 'File', 'Beyond sRGB', 'Opacity', 'Palette name', 'Color names', 'Inks'],
      FORMATS.map(({ label, extension, keeps }) => {
        const { colors, lab, alpha, title, label: name, inks } = keeps;
        return [
          label,
          `.${extension}`,
          colors === 'functions' ? 'exact' : lab ? LAB[lab] : 'hexes',
          OPACITY[alpha],
          title ? 'kept' : 'lost',
          name ? 'kept' : 'lost',
          inks ? 'kept' : 'lost',
        ];
      }),
    ),
  read: () =>
    Object.values(READ_FORMATS)
      .map((label) => `- ${label}`)
      .join('\n'),
  themes: () =>
    table(
      ['Format', 'File', 'Beyond sRGB'],
      THEME_FORMATS.map(({ label, fileName, p3 }) => [
        label,
        `\`${fileName}\``,
        p3 ? 'Display P3 where screens show it' : 'sRGB only',
      ]),
    ),
  charts: () =>
    table(
      ['Format', 'File', 'Use'],
      CHART_FORMATS.map(({ label, fileName, use }) => [label, `\`${fileName}\``, use]),
    ),
};

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
