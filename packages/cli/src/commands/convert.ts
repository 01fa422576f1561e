import {
  boundedNotations,
  conversionsOf,
  NOTATIONS,
  type Notation,
} from '@swatchwork/color/conversions';

import { oneOf } from '../args.ts';
import { type Command, EXIT, toJson } from '../command.ts';
import { readColors } from '../read-color.ts';

export const convert: Command = {
  name: 'convert',
  summary: 'Write colors in other notations',
  usage: 'COLOR...',
  details: `COLOR is any CSS color: hex with or without #, names, rgb(), hsl(), hwb(), lab(), lch(),
oklab(), oklch(), color(), with calc(), relative colors and color-mix(). "-" reads one
color per line from standard input. Colors outside sRGB are mapped into it for
${boundedNotations('id')}; cmyk is uncalibrated.`,
  options: {
    to: {
      value: 'NOTATION',
      help: `Only these, separated by commas, one line per color: ${NOTATIONS.join(', ')}`,
    },
    exact: { help: 'With enough digits to convert back to the same color' },
  },
  examples: [
    ['convert 3B82F6', 'every notation, and the nearest name'],
    ['convert "rgb(59 130 246)" --to oklch', 'only one notation, for scripts'],
    ['convert - --to hex,hsl --exact < colors.txt', 'a list of colors, without loss'],
  ],
  async run(context) {
    const { args, paint, write } = context;
    const notations = readNotations(args.text('to'));
    const given = await readColors(context, { names: ['COLOR'], most: Infinity });
    const colors = given.map(({ input, ...parsed }) => ({ input, ...conversionsOf(parsed) }));
    if (args.has('json')) {
      write(toJson({ colors }));
      return EXIT.ok;
    }
    for (const [i, found] of colors.entries()) {
      const color = args.has('exact') ? { ...found, ...found.exact } : found;
      const block = paint.block(given[i]!.shown);
      if (notations) {
        write(`${block}${notations.map((notation) => color[notation]).join('\t')}\n`);
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
    }
    return EXIT.ok;
  },
};

function readNotations(text: string | undefined): Notation[] | undefined {
  return text?.split(',').map((word) => oneOf('--to', word.trim(), NOTATIONS));
}
