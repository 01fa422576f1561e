/// <reference path="../postcss-less.d.ts" />
import { Input, type Root } from 'postcss';
import LessParser from 'postcss-less/lib/LessParser.js';

/** How often the parser may copy the rest of a text, in UTF-16 code units. */
const MOST_COPIED = 1_000_000_000;

/**
 * A style sheet of Less, with positions in its own text. The parser is called without the function that the
 * package exports, which compares the whole text once for each node.
 *
 * @throws {Error} If it does not parse, or would take too long.
 */
export function parseLess(text: string): Root {
  // After a comment such as `// don't` the parser goes on with a copy of what follows.
  const copies = text.match(/\/\/[^\n]*['"]/g)?.length ?? 0;
  if (copies * text.length > MOST_COPIED) throw new RangeError('too many comments have quotes');
  const input = new Input(text);
  const parser = new LessParser(input);
  parser.parse();
  parser.root.walk(({ source }) => {
    if (!source?.start || source.input === input) return;
    source.start.offset += text.length - source.input.css.length;
  });
  return parser.root;
}
