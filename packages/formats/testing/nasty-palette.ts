import type { ExportedPalette } from '../src/palette/palette.ts';

/** Names that break careless writers, each beside a color of its own. */
export const NASTY: ExportedPalette = {
  name: 'Sea */ } </title> "calm" \'🌊\'\nline \\',
  colors: ['#F472B6', '#FB923C', '#FBBF24', '#10B981', '#3B82F6', '#000000', '#FFFFFF'],
  colorNames: [
    'Pop "That" Gum',
    "d'or */ x",
    '</rect>&amp;',
    'a\nb',
    'Déjà 🌊 夏',
    '// --> $x',
    '',
  ],
};

/** How its colors are called in code, by their names and by choice numbered. */
export const NASTY_KEYS: [palette: ExportedPalette, keys: string[]][] = [
  [NASTY, ['pop-that-gum', 'dor-x', 'rect-amp', 'a-b', '5', 'x', '7']],
  [{ ...NASTY, names: 'numbered' }, ['1', '2', '3', '4', '5', '6', '7']],
];
