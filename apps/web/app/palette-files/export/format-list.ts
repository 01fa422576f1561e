import type { FormatId } from '@swatchwork/formats/constants';

/**
 * The formats of palette files by group, as a page lists them: id, label and ending. The writers
 * have the same (a test compares them) and are loaded only when a file is written.
 */
export const FORMAT_LIST: Record<string, readonly (readonly [FormatId, string, string])[]> = {
  Web: [
    ['css', 'CSS variables', 'css'],
    ['css-wide', 'CSS variables with OKLCH and P3', 'css'],
    ['scss', 'SCSS variables', 'scss'],
    ['less', 'Less variables', 'less'],
    ['stylus', 'Stylus variables', 'styl'],
    ['tailwind', 'Tailwind 4 theme', 'css'],
    ['tailwind-config', 'Tailwind 3 configuration', 'js'],
    ['tokens', 'Design tokens (DTCG)', 'tokens.json'],
    ['json', 'JSON', 'json'],
  ],
  'Design tools': [
    ['ase', 'Adobe Swatch Exchange', 'ase'],
    ['aco', 'Photoshop swatches', 'aco'],
    ['gpl', 'GIMP, Inkscape and Krita', 'gpl'],
    ['swatches', 'Procreate swatches', 'swatches'],
    ['act', 'Photoshop color table', 'act'],
    ['kpl', 'Krita palette', 'kpl'],
    ['paint-net', 'Paint.NET', 'txt'],
    ['jasc', 'Paint Shop Pro (JASC)', 'pal'],
    ['soc', 'LibreOffice colors', 'soc'],
    ['sketchpalette', 'Sketch palette', 'sketchpalette'],
    ['figma', 'Figma variables', 'variables.json'],
  ],
  Apps: [
    ['android', 'Android XML', 'xml'],
    ['compose', 'Jetpack Compose', 'kt'],
    ['swiftui', 'SwiftUI', 'swift'],
    ['uikit', 'Swift (UIKit)', 'swift'],
    ['flutter', 'Flutter', 'dart'],
    ['xcassets', 'Xcode asset catalog', 'xcassets.zip'],
  ],
  'Pictures and text': [
    ['svg', 'SVG', 'svg'],
    ['png', 'PNG', 'png'],
    ['pdf', 'PDF sheet', 'pdf'],
    ['txt', 'Text', 'txt'],
    ['csv', 'CSV table', 'csv'],
  ],
};
