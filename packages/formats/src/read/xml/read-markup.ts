import { FormatError } from '../../palette/format-error.ts';
import type { ReadPalette } from '../../palette/palette.ts';
import { readPlist } from '../color-list/read-plist.ts';
import { readSvg } from '../svg/read-svg.ts';
import { readAndroid } from './read-android.ts';
import { readOfficeTheme } from './read-office-theme.ts';
import { readPaletteXml } from './read-palette-xml.ts';
import { readQgis, readTableau } from './read-ramps.ts';
import { readScribus } from './read-scribus.ts';
import { readSoc } from './read-soc.ts';

const READERS = {
  svg: ['svg', readSvg],
  resources: ['android', readAndroid],
  color: ['android', readAndroid],
  'color-table': ['soc', readSoc],
  scribuscolors: ['scribus', readScribus],
  palette: ['palette-xml', readPaletteXml],
  plist: ['clr', readPlist],
  workbook: ['tableau', readTableau],
  qgis_style: ['qgis', readQgis],
  qgis: ['qgis', readQgis],
  clrscheme: ['office', readOfficeTheme],
  theme: ['office', readOfficeTheme],
} as const;

type MarkupFormat = (typeof READERS)[keyof typeof READERS][0] | 'plist-theme';

const isKnown = (root: string): root is keyof typeof READERS => Object.hasOwn(READERS, root);

/**
 * Reads markup by the element around everything. Unknown markup is refused by name: its numbers may
 * mean anything.
 *
 * @throws {FormatError} If it is no markup that holds palettes, or there is no color.
 */
export function readMarkup(text: string, root: string): ReadPalette & { format: MarkupFormat } {
  if (isKnown(root)) {
    const [format, read] = READERS[root];
    return { format, ...read(text) }; // a property list is one of two formats
  }
  const advice =
    root === 'html'
      ? 'paste its style sheet or its colors instead'
      : 'export its colors as GPL, ASE, CSS, JSON or a list of hex codes instead';
  const what = WHAT.get(root) ?? `XML around <${root.slice(0, 60)}>`;
  throw new FormatError('unknown_format', 'Markup', 0, `this seems to be ${what}; ${advice}`);
}

/** What other programs write, by the element around everything. */
const WHAT: ReadonlyMap<string, string> = new Map([
  ['html', 'a web page'],
  ['vector', 'a drawing of Android'],
  ['selector', 'a list of states of Android'],
]);
