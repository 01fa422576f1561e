import {
  beyondHex,
  type CssColor,
  FORMER_STYLE_IDS,
  findPaletteStyle,
  formatHex,
  formerStyleId,
  generateCssPalette,
  generateMood,
  HUE_SPACES,
  MOOD_IDS,
  PALETTE_SIZE,
  PALETTE_SIZE_LIMIT,
  PALETTE_STYLE_IDS,
  PALETTE_TYPES,
  toCssColorOf,
} from '@swatchwork/color';

import type { Args } from '../args.ts';
import { colorLine } from '../color-line.ts';
import { type Command, EXIT, toJson } from '../command.ts';
import { readColor } from '../read-color.ts';
import { quote, UsageError } from '../usage-error.ts';

export const generate: Command = {
  name: 'generate',
  summary: 'Make a palette',
  usage: '',
  details: `Random palettes follow a hue scheme with spread lightness, and no two colors look alike.
The other types contain the base, its harmony and variations of it. One color per line,
ready for export: see the last example.`,
  options: {
    type: { value: 'TYPE', help: `${PALETTE_TYPES.join(', ')}; default random` },
    style: { value: 'STYLE', help: `${PALETTE_STYLE_IDS.join(', ')}; default balanced` },
    character: { value: 'STYLE', help: 'The former name of --style' },
    space: { value: 'SPACE', help: `In which a harmony turns hues: ${HUE_SPACES.join(', ')}` },
    base: { value: 'COLOR', help: 'A base color, which is part of the palette' },
    mood: { value: 'MOOD', help: `Instead of a type: ${MOOD_IDS.join(', ')}` },
    count: {
      value: 'N',
      help: `1 to ${PALETTE_SIZE_LIMIT} colors; default ${PALETTE_SIZE}`,
    },
    seed: { value: 'TEXT', help: 'The same seed and options give the same palette' },
  },
  examples: [
    ['generate', 'five random colors'],
    ['generate --base 3B82F6 --type analogous', 'around a color'],
    ['generate --style earthy', 'browns, ochers and olives'],
    ['generate --mood calm --seed 7', 'the same every time'],
    ['generate | swatchwork export - --to css', 'directly into a style sheet'],
  ],
  async run({ args, paint, write }) {
    if (args.positionals.length > 0) {
      throw new UsageError(`generate takes only options; got ${quote(args.positionals[0]!)}.`, {
        hint: 'For a base color use --base COLOR.',
      });
    }
    const { colors, ...made } = make(args);
    const texts = colors.map(beyondHex);
    if (args.has('json')) {
      const css = texts.some(Boolean) && { css: texts.map((text) => text ?? null) };
      write(toJson({ ...made, colors: colors.map(({ hex }) => hex), ...css }));
    } else for (const [i, { hex }] of colors.entries()) write(colorLine(paint, hex, texts[i]));
    return EXIT.ok;
  },
};

function make(args: Args) {
  const count = args.integer('count', 1, PALETTE_SIZE_LIMIT) ?? PALETTE_SIZE;
  const mood = args.choice('mood', MOOD_IDS) ?? null;
  const type = args.choice('type', PALETTE_TYPES);
  const former = findPaletteStyle(args.choice('character', FORMER_STYLE_IDS));
  const style = args.choice('style', PALETTE_STYLE_IDS) ?? former;
  const space = args.choice('space', HUE_SPACES);
  const baseText = args.text('base');
  // Drawn here if none is given, so that the output names it and the palette can be repeated.
  const seed = args.text('seed') ?? Math.random().toString(36).slice(2, 10);
  let colors: CssColor[];
  if (mood) {
    if (type || style || space || baseText !== undefined) {
      throw new UsageError('--mood cannot be combined with --type, --base, --style or --space.');
    }
    colors = generateMood(mood, { count, seed }).map((color) => ({ hex: formatHex(color) }));
  } else {
    const base = baseText === undefined ? undefined : readBase(baseText);
    colors = generateCssPalette({ type: type ?? 'random', style, space, base, count, seed });
  }
  const made = { type: type ?? 'random', style: style ?? 'balanced' };
  const character = mood ? null : formerStyleId(made.style);
  return { ...(mood ? { type: null, style: null } : made), character, mood, seed, colors };
}

function readBase(text: string): CssColor {
  const { color, alpha, input } = readColor(text, '--base');
  return toCssColorOf(color, alpha, input);
}
