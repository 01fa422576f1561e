import {
  contrastRatio,
  formatHex,
  gradient,
  MIX_SPACES,
  mixColors,
  NAME_LISTS,
  perceptualShades,
  perceptualTints,
  perceptualTones,
  RAMP_STOPS,
  ramp,
  simulateVision,
  VISION_TYPES,
  wcagLevel,
} from '@swatchwork/color';
import { THEME_TARGETS, ThemeInputError } from '@swatchwork/theme';
import { checkPairs, type PairCheckInput } from '@swatchwork/theme/check';

import { type Command, type Context, EXIT, toJson } from '../command.ts';
import { type GivenColor, hexNotes, readColors } from '../read-color.ts';
import { UsageError } from '../usage-error.ts';
import { isRecord, readJson } from './read-json.ts';

const SCALES = { tints: perceptualTints, shades: perceptualShades, tones: perceptualTones };
const SCALE_TYPES = ['tints', 'shades', 'tones', 'ramp'] as const;
const SPACE = { value: 'SPACE', help: `${MIX_SPACES.join(', ')}; default oklab` };

type Answer = (colors: readonly GivenColor[], args: Context['args']) => object | Promise<object>;

/** A tool that computes something of colors, and how many of these it takes. */
const tool = (
  summary: string,
  { least = 1, most = 20 }: { least?: number; most?: number },
  options: Command['options'],
  answer: Answer,
): Command => ({
  name: summary,
  summary,
  usage: 'COLOR...',
  details: `It takes ${least === most ? least : `${least} to ${most}`} of the colors. Those outside sRGB count as the nearest inside.`,
  options,
  examples: [],
  async run(context) {
    const names = Array.from({ length: least }, () => 'COLOR');
    const colors = await readColors(context, { names, most });
    const found = await answer(colors, context.args);
    context.write(toJson({ ...found, notes: hexNotes(colors) }));
    return EXIT.ok;
  },
});

/** What `/mcp` of a site computes without its data and no command does, by the names there. */
export const COLOR_TOOLS = {
  contrast_matrix: tool('Compare every pair of colors', { least: 2 }, {}, (colors) => ({
    pairs: colors.flatMap((one, i) =>
      colors.slice(i + 1).map((other) => {
        const contrast = contrastRatio(one.shown, other.shown);
        return { color1: one.hex, color2: other.hex, contrast, level: wcagLevel(contrast) };
      }),
    ),
  })),
  name_color: tool(
    'Find names of colors',
    {},
    {
      list: { value: 'LIST', help: `${NAME_LISTS.join(', ')}; default all` },
      limit: { value: 'COUNT', help: 'Names of each color, 1 to 20; default 1' },
    },
    async (colors, args) => {
      const { nearestColorNames } = await import('@swatchwork/color/names');
      const list = args.choice('list', NAME_LISTS) ?? 'all';
      const limit = args.integer('limit', 1, 20) ?? 1;
      return {
        list,
        colors: colors.map(({ hex, shown }) => ({
          hex,
          names: nearestColorNames(shown, limit, list),
        })),
      };
    },
  ),
  make_scale: tool(
    'Make a scale of a color',
    { most: 1 },
    {
      type: { value: 'TYPE', help: `${SCALE_TYPES.join(', ')}; default ramp, of eleven steps` },
      steps: { value: 'COUNT', help: '3 to 21, not for ramp; default 5' },
    },
    ([base], args) => {
      const type = args.choice('type', SCALE_TYPES) ?? 'ramp';
      const steps = args.integer('steps', 3, 21);
      if (type !== 'ramp') {
        return { type, colors: SCALES[type](base!.shown, steps ?? 5).map(formatHex) };
      }
      if (steps !== undefined) throw new UsageError(`steps is not for ramp; got ${steps}.`);
      const { colors, base: at } = ramp(base!.shown);
      return { type, colors: colors.map(formatHex), stops: RAMP_STOPS, base: at };
    },
  ),
  simulate_vision: tool(
    'Simulate color vision deficiencies',
    {},
    {
      type: { value: 'TYPE', help: `${VISION_TYPES.join(', ')}; default deutan` },
      severity: { value: 'PERCENT', help: '0 to 100; default 100, without these cones' },
    },
    (colors, args) => {
      const type = args.choice('type', VISION_TYPES) ?? 'deutan';
      const severity = args.integer('severity', 0, 100) ?? 100;
      const seen = colors.map(({ hex, shown }) => ({
        hex,
        seen: formatHex(simulateVision(shown, type, severity / 100)),
      }));
      return { type, severity, colors: seen };
    },
  ),
  mix_colors: tool(
    'Mix two colors',
    { least: 2, most: 2 },
    { weight: { value: 'PERCENT', help: 'Of the second, 0 to 100; default 50' }, space: SPACE },
    ([a, b], args) => {
      const weight = args.integer('weight', 0, 100) ?? 50;
      const space = args.choice('space', MIX_SPACES) ?? 'oklab';
      return {
        color: formatHex(mixColors(a!.shown, b!.shown, weight / 100, space)),
        weight,
        space,
      };
    },
  ),
  make_gradient: tool(
    'Make a gradient',
    { least: 2 },
    { steps: { value: 'COUNT', help: 'Colors, 2 to 256; default 5' }, space: SPACE },
    (colors, args) => {
      const space = args.choice('space', MIX_SPACES) ?? 'oklab';
      const steps = args.integer('steps', 2, 256) ?? 5;
      const given = colors.map(({ shown }) => shown);
      return { colors: gradient(given, steps, space).map(formatHex), space };
    },
  ),
} as const satisfies Record<string, Command>;

/** Judges colors of modes by name, as `check_theme` of a site does. */
export const checkTheme: Command = {
  name: 'check_theme',
  summary: 'Check the pairs of a theme in every mode',
  usage: '',
  details: 'Without pairs, those that a Swatchwork theme declares are checked.',
  options: {
    modes: { value: 'JSON', help: '{"light": {"text": "#111", "surface": "white"}}' },
    pairs: { value: 'JSON', help: '["text/surface", ["ink", "paper", 7]]' },
    grounds: { value: 'JSON', help: 'Names beneath translucent backgrounds, ["surface"]' },
    target: { value: 'LEVEL', help: `${THEME_TARGETS.join(', ')}; default AA` },
  },
  examples: [],
  async run({ args, write }) {
    const target = args.choice('target', THEME_TARGETS);
    const [modes, pairs, grounds] = [
      read(args.text('modes') ?? '', 'modes', isModes),
      read(args.text('pairs') ?? '[]', 'pairs', isPairs),
      read(args.text('grounds') ?? '[]', 'grounds', isNames),
    ];
    try {
      const found = checkPairs({
        modes,
        ...(pairs.length > 0 && { pairs }),
        ...(grounds.length > 0 && { grounds }),
        target,
      });
      write(toJson(found));
    } catch (error) {
      if (error instanceof ThemeInputError) throw new UsageError(error.message);
      throw error;
    }
    return EXIT.ok;
  },
};

const read = <T>(text: string, name: string, isGood: (value: unknown) => value is T): T =>
  readJson(text, name, checkTheme.options[name]!.help, isGood);

type Pairs = NonNullable<PairCheckInput['pairs']>;

const isText = (value: unknown) => typeof value === 'string';
const isNames = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isModes = (value: unknown): value is PairCheckInput['modes'] =>
  isRecord(value) &&
  Object.values(value).every((mode) => isRecord(mode) && Object.values(mode).every(isText));
const isPairs = (value: unknown): value is Pairs =>
  Array.isArray(value) &&
  value.every(
    (pair) =>
      isText(pair) ||
      (Array.isArray(pair) &&
        isNames(pair.slice(0, 2)) &&
        (pair[2] === undefined || (pair[2] >= 1 && pair[2] <= 21))),
  );
