import type { Hex } from '@swatchwork/color';

import type { FormatId } from '../../src/constants.ts';
import { findFormat } from '../../src/write/formats.ts';
import { Draw, hexOf, type Kinds } from './draw.ts';
import { PROGRAMS } from './programs.ts';
import { STYLE_SHEETS } from './style-sheets.ts';
import { TEXTS } from './texts.ts';

export { keyOf } from './draw.ts';

/** A generated file of a program, and what is true of it. */
export interface ProgramFile {
  readonly kind: string;
  readonly text: string;
  /** `#RRGGBB alpha`, the alpha in bytes: every color that the file holds. */
  readonly truth: readonly string[];
  /** Whether something in it cannot be computed, which then a note has to say. */
  readonly isLossy: boolean;
}

type Comment = (color: string) => string;
const star: Comment = (color) => `/* --x: ${color}; $x: ${color}; */`;
const slashes: Comment = (color) => `// $x = ${color}; val x = Color(0xFF${color.slice(1)})`;

/** Formats of our own, and how a line that was put aside stands in them. */
const WRITTEN: readonly (readonly [FormatId, Comment])[] = [
  ['css', star],
  ['css-wide', star],
  ['tailwind', star],
  ['scss', slashes],
  ['less', slashes],
  ['stylus', slashes],
  ['tailwind-config', slashes],
  ['compose', slashes],
  ['flutter', slashes],
  ['swiftui', slashes],
  ['uikit', slashes],
  ['txt', () => ''],
];

/** One of our own files, in which a color was put aside on the last line. */
function written(id: FormatId, comment: Comment, draw: Draw): string {
  const names = draw.names();
  const alpha = id === 'txt' ? 255 : draw.pick([255, 128]);
  const file = findFormat(id)!.write(
    {
      name: draw.pick(['', 'Sea', 'Tan']),
      colors: names.map(() => {
        const rgb = draw.hold(draw.rgb(), alpha);
        return hexOf(rgb).toUpperCase() as Hex;
      }),
      colorNames: names,
      alphas: names.map(() => alpha / 255),
    },
    new Date(0),
  );
  if (typeof file !== 'string') throw new Error(`${id} is no text`);
  return `${file}${comment(draw.dead())}\n`;
}

const ALL: Kinds = {
  ...STYLE_SHEETS,
  ...PROGRAMS,
  ...TEXTS,
  ...Object.fromEntries(
    WRITTEN.map(([id, comment]) => [`our ${id}`, (draw: Draw) => written(id, comment, draw)]),
  ),
};

export const PROGRAM_KINDS = Object.keys(ALL);

/** A file of one kind, the same for the same seed. */
export function programFile(kind: string, seed: number): ProgramFile {
  const draw = new Draw(seed);
  const text = ALL[kind]!(draw);
  return { kind, text, truth: draw.truth, isLossy: draw.isLossy };
}

/** The bytes of a text with line ends and an encoding that programs use. */
export function encoded(text: string, seed: number): Uint8Array {
  const { pick } = new Draw(seed);
  const lines = text.replaceAll('\n', pick(['\n', '\r\n', '\r']));
  const encoding = pick(['utf-8', 'bom', 'utf-16le', 'utf-16be', 'latin1']);
  if (encoding === 'latin1') return Uint8Array.from(lines, (letter) => letter.charCodeAt(0));
  if (encoding === 'utf-8') return new TextEncoder().encode(lines);
  const marked = `\uFEFF${lines}`;
  if (encoding === 'bom') return new TextEncoder().encode(marked);
  const bytes = new Uint8Array(2 * marked.length);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < marked.length; i++)
    view.setUint16(2 * i, marked.charCodeAt(i), encoding === 'utf-16le');
  return bytes;
}
