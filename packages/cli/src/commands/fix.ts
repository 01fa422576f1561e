import { contrastRatio, formatRatio, parseHex } from '@swatchwork/color';

import { type Command, EXIT, sayNotes, toJson } from '../command.ts';
import { formatMinimum, readMinimum } from '../minimum.ts';
import { CHANGES, nearestPassing } from '../nearest-passing.ts';
import { minimumOf, OVER, readPair } from '../read-pair.ts';

export const fix: Command = {
  name: 'fix',
  summary: 'Find the nearest colors that reach a contrast',
  usage: 'TEXT BACKGROUND',
  details: `Nearest means the smallest distance in OKLab with the same hue. A pair that already passes is printed unchanged. If the color that may change cannot reach the ratio, the better of black and white is printed and the exit code is 1: try --change both.`,
  options: {
    min: { value: 'RATIO', help: 'A ratio from 1 to 21, or AA (default), "AA large" or AAA' },
    change: { value: 'WHICH', help: `${CHANGES.join(', ')}; default text` },
    over: OVER,
  },
  examples: [
    ['fix 999999 white', 'the nearest text color with 4.5 to 1 on white'],
    ['fix 999999 white --min AAA --change background', 'keep the text'],
    ['fix tomato gold --change both --json', 'change both as little as possible'],
  ],
  async run(context) {
    const { args, paint, write } = context;
    const minimum = minimumOf(args) ?? readMinimum('AA')!;
    const change = args.choice('change', CHANGES) ?? 'text';
    const { given, text, background, notes } = await readPair(context);
    const before = { ...given, ratio: contrastRatio(text, background) };
    const passedBefore = before.ratio >= minimum.ratio;
    const after = passedBefore ? before : nearestPassing(text, background, minimum.ratio, change);
    const passed = after.ratio >= minimum.ratio;
    const code = passed ? EXIT.ok : EXIT.failed;
    if (args.has('json')) {
      const changed = after.text !== before.text || after.background !== before.background;
      write(toJson({ ...after, min: minimum.ratio, change, changed, passed, before, notes }));
      return code;
    }

    sayNotes(context, notes);
    const sample = paint.sample(parseHex(after.text)!, parseHex(after.background)!);
    write(`${sample}${paint.strong(`${after.text} on ${after.background}`)}`);
    write(`  ${formatRatio(after.ratio)}`);
    write(passedBefore ? ', as given\n' : `, was ${formatRatio(before.ratio)}\n`);
    if (!passed) {
      const target = formatMinimum(minimum);
      const other = change === 'text' ? 'background' : 'text';
      write(`No ${change} reaches ${target}; change the ${other}, or both: --change both\n`);
    }
    return code;
  },
};
