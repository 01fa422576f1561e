import {
  formatHex,
  HARMONY_TYPES,
  type Hex,
  HUE_SPACES,
  harmonize,
  PALETTE_STYLE_IDS,
} from '@swatchwork/color';
import { colorLine } from '../color-line.ts';
import { type Command, EXIT, sayNotes, toJson } from '../command.ts';
import { hexNotes, readColors } from '../read-color.ts';

export const harmony: Command = {
  name: 'harmony',
  summary: 'Find harmonies of a color',
  usage: 'COLOR',
  details: `The base comes first; the others have its HSL saturation and lightness at other hues, or
with --space oklch its OKLCH lightness. With --style each is as light and strong as suits
its hue. A color outside sRGB is replaced by the nearest sRGB color, with a note. Without
--type, every scheme is printed.`,
  options: {
    type: { value: 'TYPE', help: HARMONY_TYPES.join(', ') },
    space: { value: 'SPACE', help: `${HUE_SPACES.join(', ')}; default hsl` },
    style: { value: 'STYLE', help: PALETTE_STYLE_IDS.join(', ') },
    seed: { value: 'TEXT', help: 'With --style, another seed gives other colors' },
  },
  examples: [
    ['harmony 3B82F6 --type triadic', 'three colors, one per line'],
    ['harmony teal --space oklch --style balanced', 'every scheme, ready to use'],
  ],
  async run(context) {
    const { args, paint, write } = context;
    const type = args.choice('type', HARMONY_TYPES);
    const options = {
      space: args.choice('space', HUE_SPACES),
      style: args.choice('style', PALETTE_STYLE_IDS),
      seed: args.text('seed'),
    };
    const [base] = await readColors(context, { names: ['COLOR'], most: 1 });
    const notes = hexNotes([base!]);
    const harmonies = (type ? [type] : HARMONY_TYPES).map((each) => ({
      type: each,
      colors: harmonize(base!.shown, { type: each, ...options }).map(formatHex) as Hex[],
    }));
    if (args.has('json')) {
      write(toJson({ base: base!.hex, harmonies, notes }));
      return EXIT.ok;
    }
    sayNotes(context, notes);
    for (const each of harmonies) {
      if (!type) write(`${paint.strong(each.type)}\n`);
      for (const hex of each.colors) write(colorLine(paint, hex));
    }
    return EXIT.ok;
  },
};
