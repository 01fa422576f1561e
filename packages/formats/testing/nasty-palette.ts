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
