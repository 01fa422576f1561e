import { parseColor } from '@swatchwork/color';

import type { ReadPalette } from '../../palette/palette.ts';
import { PaletteBuilder } from '../../palette/palette-builder.ts';
import { createNaming, scanCode, titleOf } from '../../text/scan-code.ts';
import { linesOf, slug } from '../../text/text.ts';
import { ownName } from '../names.ts';

/** A variable and its value. */
const LINE = /^[ \t]{0,99}(\$?)([a-z_][\w-]{0,99})[ \t]{0,20}[?:]?=(?!=)(.*)$/i;

/** A color on a line that declares no single value: in a list, or a member of a hash. */
const HEX = /#[\da-f]{3,8}(?!\w)/i;

const LONGEST_LINE = 2000; // characters that are searched

interface Variable {
  hasSign: boolean;
  name: string;
  value: string;
}

/** Whether a text declares variables as Stylus does: `$brand = #3b82f6`. */
export function isStylus(text: string): boolean {
  for (const [line] of linesOf(scanCode(text, 'css').code)) {
    const variable = variableOn(line);
    if (variable?.hasSign && parseColor(variable.value)) return true;
  }
  return false;
}

/**
 * Reads the variables of Stylus that are colors, of which one has a dollar sign; they are named as
 * those of style sheets are. Other lines are left out, with their count where they are variables or
 * hold a color, as in lists and hashes.
 *
 * @throws {FormatError} If no variable is a color.
 * @see https://stylus-lang.com/docs/variables.html
 */
export function readStylus(text: string): ReadPalette {
  const palette = new PaletteBuilder('Stylus');
  const scanned = scanCode(text, 'css');
  const commentBehind = createNaming(scanned);
  palette.name = titleOf(scanned);
  const family = slug(palette.name);
  let others = 0;
  let lines = 0;
  for (const [line, at] of linesOf(scanned.code)) {
    const variable = variableOn(line);
    if (!variable) {
      if (line.includes('#') && HEX.test(line.slice(0, LONGEST_LINE))) lines += 1;
      continue;
    }
    const { name, value } = variable;
    const comment = commentBehind(at + line.trimEnd().length)?.trim();
    if (palette.addCss(value, at, comment || ownName(name, family))) continue;
    if (HEX.test(value)) lines += 1;
    else others += 1;
  }
  palette.tally(
    others,
    '{variable|variables} that {is|are} not {a color was|colors were} left out.',
  );
  palette.tally(
    lines,
    '{line|lines} with other colors, such as {a list, was|lists, were} left out.',
  );
  return palette.build();
}

function variableOn(line: string): Variable | undefined {
  if (!line.includes('=')) return undefined; // the expression below takes ten times as long
  const [, sign, name, value = ''] = LINE.exec(line.slice(0, LONGEST_LINE)) ?? [];
  if (name === undefined) return undefined;
  return { hasSign: sign !== '', name, value: value.trim().replace(/;$/, '').trimEnd() };
}
