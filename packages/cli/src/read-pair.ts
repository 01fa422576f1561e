import { formatHex, type Hex, type Srgb } from '@swatchwork/color';

import type { Args, Option } from './args.ts';
import type { Context } from './command.ts';
import { type Minimum, minimumProblem, readMinimum } from './minimum.ts';
import { flattenPair, mappedNotes, readColor, readColors } from './read-color.ts';
import { UsageError } from './usage-error.ts';

/** The option for the color below a translucent background. */
export const OVER: Option = {
  value: 'COLOR',
  help: 'The color underneath a translucent background',
};

/** A text and its background as they are seen; `given` is how the output names them. */
interface SeenPair {
  given: { text: Hex; background: Hex };
  text: Srgb;
  background: Srgb;
  /** Which colors outside of sRGB were taken as others. */
  notes: string[];
}

/** TEXT and BACKGROUND of a command line, with its `--over`. */
export async function readPair(context: Context): Promise<SeenPair> {
  const names = ['TEXT', 'BACKGROUND'];
  const [text, background] = await readColors(context, { names, most: names.length });
  const over = context.args.text('over');
  const beneath = over === undefined ? undefined : readColor(over, '--over');
  const seen = flattenPair(text!, background!, beneath);
  return {
    ...seen,
    notes: mappedNotes([text!, background!, ...(beneath ? [beneath] : [])]),
    given: { text: formatHex(seen.text), background: formatHex(seen.background) },
  };
}

/** The `--min` of a command line. */
export function minimumOf(args: Args): Minimum | undefined {
  const text = args.text('min');
  if (text === undefined) return undefined;
  const minimum = readMinimum(text);
  if (minimum) return minimum;
  const { problem, suggestion } = minimumProblem(text);
  throw new UsageError(`--min ${problem}.`, { suggestion });
}
