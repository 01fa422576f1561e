import { type ParsedColor, parseColor } from '@swatchwork/color';
import {
  boundedNotations,
  conversionsOf,
  NOTATIONS,
  type Notation,
} from '@swatchwork/color/conversions';
import {
  loadCondition,
  type PrintAnswer,
  printColor,
  printInk,
  readInk,
  saysInk,
  seenInk,
} from '@swatchwork/print';
import type { PrintJob } from '@swatchwork/print/conditions';

import { oneOf } from '../args.ts';
import { type Command, EXIT, toJson } from '../command.ts';
import { PRINT_OPTIONS, readPrintJob } from '../print-options.ts';
import { readColors } from '../read-color.ts';
import { quote, UsageError } from '../usage-error.ts';

export const convert: Command = {
  name: 'convert',
  summary: 'Write colors in other notations',
  usage: 'COLOR...',
  details: `COLOR is any CSS color: hex with or without #, names, rgb(), hsl(), hwb(), lab(), lch(),
oklab(), oklch(), color(), with calc(), relative colors and color-mix(). "-" reads one
color per line from standard input. Colors outside sRGB are mapped into it for
${boundedNotations('id')}; cmyk is uncalibrated.
With --condition also the inks of a print condition, within its limit, and the color as it
looks on that paper; "--to cmyk" then gives these inks alone, and COLOR may be inks, such
as "cmyk(76%, 47%, 0%, 4%)".`,
  options: {
    to: {
      value: 'NOTATION',
      help: `Only these, separated by commas, one line per color: ${NOTATIONS.join(', ')}`,
    },
    exact: { help: 'With enough digits to convert back to the same color' },
    ...PRINT_OPTIONS,
  },
  examples: [
    ['convert 3B82F6', 'every notation, and the nearest name'],
    ['convert "rgb(59 130 246)" --to oklch', 'only one notation, for scripts'],
    ['convert 3B82F6 --condition coated', 'also as offset prints it on coated paper'],
    ['convert - --to hex,hsl --exact < colors.txt', 'a list of colors, without loss'],
  ],
  async run(context) {
    const { args, paint, write } = context;
    const notations = readNotations(args.text('to'));
    const job = readPrintJob(args);
    const readOther = await inkReader(job);
    const given = await readColors(context, { names: ['COLOR'], most: Infinity, readOther });
    const colors = await Promise.all(
      given.map(async ({ input, ...parsed }) => {
        const print = saysInk(input)
          ? (await printInk(input, job)).print
          : await printColor(parsed.color, job);
        return { input, ...conversionsOf(parsed), ...(print && { print }) };
      }),
    );
    if (args.has('json')) {
      write(toJson({ colors }));
      return EXIT.ok;
    }
    for (const [i, found] of colors.entries()) {
      const color = args.has('exact') ? { ...found, ...found.exact } : found;
      const block = paint.block(given[i]!.shown);
      if (notations) {
        // Whoever names a condition means its inks, not the uncalibrated ones.
        const asked = { ...color, ...(found.print && { cmyk: found.print.cmyk }) };
        write(`${block}${notations.map((notation) => asked[notation]).join('\t')}\n`);
        continue;
      }
      const alpha = color.alpha < 1 ? `, alpha ${color.alpha}` : '';
      write(`${block}${paint.strong(color.hex)}  ${color.name}${alpha}\n`);
      if (!color.inGamut) {
        write(`  outside sRGB: ${boundedNotations('id')} show the nearest sRGB color\n`);
      }
      for (const notation of NOTATIONS.slice(1)) {
        write(`  ${paint.faint(notation.padEnd(6))}${color[notation]}\n`);
      }
      if (color.print) write(`  ${paint.faint('print ')}${describePrint(color.print)}\n`);
    }
    return EXIT.ok;
  },
};

/** Reads inks as the color that they have on the paper of the condition. */
async function inkReader({ condition, intent }: PrintJob) {
  const press = condition && (await loadCondition(condition));
  return (input: string, what: string): ParsedColor | undefined => {
    if (!saysInk(input)) return undefined;
    const ink = readInk(input, condition);
    if (typeof ink === 'string' || !press) {
      throw new UsageError(`${what} ${String(ink)}; got ${quote(input)}.`);
    }
    return parseColor(seenInk(press, ink, intent))!;
  };
}

function describePrint({ condition, cmyk, seen, distance, printable }: PrintAnswer): string {
  const verdict = printable ? '' : 'cannot be printed, nearest: ';
  return `${condition}: ${verdict}${cmyk}, looks like ${seen}, ΔE2000 ${distance}`;
}

function readNotations(text: string | undefined): Notation[] | undefined {
  return text?.split(',').map((word) => oneOf('--to', word.trim(), NOTATIONS));
}
