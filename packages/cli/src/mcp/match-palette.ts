import { toCssColorOf } from '@swatchwork/color';

import { type Command, EXIT } from '../command.ts';
import { match, writeMatches } from '../commands/match.ts';
import { opaqueNotes, readColor } from '../read-color.ts';
import { UsageError } from '../usage-error.ts';

const MOST = 100;

/** `match` of colors that are sent, with the book as the file. */
export const matchPalette: Command = {
  ...match,
  usage: 'FILE COLOR...',
  details: `The file is the book: any palette file with names, such as ASE, ACO, ACB, SOC, CSV or JSON. It takes 1 to ${MOST} colors. Distances are ΔE2000 in CIE Lab under D50: 1 is about just noticeable.`,
  options: { count: match.options.count!, condition: match.options.condition! },
  async run(context) {
    const [file = '-', ...inputs] = context.args.positionals;
    if (inputs.length === 0 || inputs.length > MOST) {
      throw new UsageError(`colors must be 1 to ${MOST} colors; got ${inputs.length}.`);
    }
    const colors = inputs.map((input) => readColor(input, 'COLOR'));
    const exact = colors.map(({ color, input }) => toCssColorOf(color, 1, input));
    await writeMatches(context, exact, file, opaqueNotes(colors));
    return EXIT.ok;
  },
};
