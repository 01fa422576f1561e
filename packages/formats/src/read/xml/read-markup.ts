import { FormatError } from '../../palette/format-error.ts';
import type { ReadPalette } from '../../palette/palette.ts';
import { readColorList } from '../color-list/read-color-list.ts';
import { readSvg } from '../read-svg.ts';
import { readAndroid } from './read-android.ts';
import { readPaletteXml } from './read-palette-xml.ts';
import { readScribus } from './read-scribus.ts';
import { readSoc } from './read-soc.ts';

const READERS = {
  svg: ['svg', readSvg],
  resources: ['android', readAndroid],
  color: ['android', readAndroid],
  'color-table': ['soc', readSoc],
  scribuscolors: ['scribus', readScribus],
  palette: ['palette-xml', readPaletteXml],
  plist: ['clr', readColorList],
} as const;

type MarkupFormat = (typeof READERS)[keyof typeof READERS][0];

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
    return { ...read(text), format };
  }
  const advice =
    root === 'html'
      ? 'paste its style sheet or its colors instead'
      : 'export its colors as GPL, ASE, CSS, JSON or a list of hexes instead';
  const what = WHAT.get(root) ?? `XML around <${root.slice(0, 60)}>`;
  throw new FormatError('unknown_format', 'Markup', 0, `this seems to be ${what}; ${advice}`);
}

/** What other programs write, by the element around everything. */
const WHAT: ReadonlyMap<string, string> = new Map([
  ['html', 'a web page'],
  ['vector', 'a drawing of Android'],
  ['selector', 'a list of states of Android'],
]);
