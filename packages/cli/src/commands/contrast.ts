import { contrastRatio, formatRatio, WCAG, wcagLevel } from '@swatchwork/color';

import { type Command, EXIT, sayNotes, toJson } from '../command.ts';
import { formatMinimum, type Minimum } from '../minimum.ts';
import { suggestPair } from '../nearest-passing.ts';
import { minimumOf, OVER, readPair } from '../read-pair.ts';

export const contrast: Command = {
  name: 'contrast',
  summary: 'Calculate the WCAG 2.2 contrast of two colors',
  usage: 'TEXT BACKGROUND',
  details: `Levels are judged on the exact ratio; the printed one is truncated, never rounded up: 4.499 is not 4.5. With --min the exit code says whether it is reached. Translucent colors are blended with the color underneath.`,
  options: {
    min: {
      value: 'RATIO',
      help: 'Exit with 1 below this: a ratio from 1 to 21, or AA, "AA large" or AAA',
    },
    over: OVER,
  },
  examples: [
    ['contrast 767676 white', 'the ratio and the levels it reaches'],
    [
      'contrast 767676 "#eee" --min AA',
      'fail a script, and name the nearest text color that passes',
    ],
    ['contrast "#0008" "#fffc" --over navy', 'translucent colors'],
  ],
  async run(context) {
    const { args, paint, write } = context;
    const minimum = minimumOf(args);
    const { given, text, background, notes } = await readPair(context);
    const ratio = contrastRatio(text, background);
    const passed = minimum === undefined || ratio >= minimum.ratio;
    const suggestion = passed ? null : suggestPair(text, background, minimum.ratio);
    const code = passed ? EXIT.ok : EXIT.failed;
    const levels = {
      aa: ratio >= WCAG.aa,
      aaLarge: ratio >= WCAG.aaLarge,
      aaa: ratio >= WCAG.aaa,
    };
    if (args.has('json')) {
      const min = minimum?.ratio ?? null;
      const level = wcagLevel(ratio);
      write(toJson({ ...given, ratio, level, levels, min, passed, suggestion, notes }));
      return code;
    }

    sayNotes(context, notes);
    const word = (reached: boolean) => (reached ? paint.good('pass') : paint.bad('fail'));
    write(`${paint.sample(text, background)}${paint.strong(formatRatio(ratio))}`);
    write(`  ${given.text} on ${given.background}\n`);
    write(`  ${word(levels.aa)}  AA, ${WCAG.aa}\n`);
    write(`  ${word(levels.aaLarge)}  AA for large text, ${WCAG.aaLarge}\n`);
    write(`  ${word(levels.aaa)}  AAA, ${WCAG.aaa}\n`);
    if (suggestion) {
      const { text: color, background: paper, ratio: reached } = suggestion;
      const minimumText = formatMinimum(minimum as Minimum);
      write(`${paint.bad('Below')} the ${minimumText} asked for. `);
      write(`The nearest that passes: ${color} on ${paper} (${formatRatio(reached)})\n`);
    }
    return code;
  },
};
