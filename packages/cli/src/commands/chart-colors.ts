import { formatRatio, parseHex, type Srgb } from '@swatchwork/color';
import {
  areAlike,
  areLevel,
  CATEGORY_LIMITS,
  CHART_KINDS,
  CHART_STYLES,
  type ChartKind,
  type ChartPalette,
  COLLISION,
  createChartPalette,
  LEAST_FALL,
  RAMP_LIMITS,
  VISION_READERS,
} from '@swatchwork/color/charts';
import { CHART_FORMATS, CHART_NAME } from '@swatchwork/formats/charts';

import type { Args } from '../args.ts';
import { colorLine } from '../color-line.ts';
import { type Command, type Context, EXIT, sayNotes, toJson } from '../command.ts';
import { type GivenColor, hexNotes, readColor, readColors } from '../read-color.ts';
import { quote, UsageError } from '../usage-error.ts';

const COUNT = 8;
const MOST_GUIDES = 2;
const MOST_GROUNDS = 4;
const FORMATS = CHART_FORMATS.map(({ id }) => id);

export const chartColors: Command = {
  name: 'chart-colors',
  summary: 'Create a chart palette that everyone can tell apart',
  usage: '[COLOR...]',
  details: `Colors for categories that look well together and stay distinct for protan, deutan,
tritan and normal vision, ordered so that the first few work too; given colors are kept
and come first. Or a ramp in equal steps that contains one or two colors. Up to 8 colors for
categories are at least 10 apart (CIEDE2000), 10 colors 8, 12 colors 6.5. If a
requirement cannot be met, the nearest possible value is used and reported. The same
arguments give the same colors.`,
  options: {
    kind: { value: 'KIND', help: `${CHART_KINDS.join(', ')}; categorical if not given` },
    count: {
      value: 'N',
      help: `${CATEGORY_LIMITS.min} to ${CATEGORY_LIMITS.max} colors, or ${RAMP_LIMITS.min} to ${RAMP_LIMITS.max} of a ramp; ${COUNT} if not given`,
    },
    grounds: {
      value: 'COLORS',
      help: 'Chart backgrounds, such as white,111111; default white',
    },
    style: {
      value: 'STYLE',
      help: `${CHART_STYLES.join(', ')} (as far apart as possible); default balanced`,
    },
    seed: { value: 'TEXT', help: 'Another palette for each text' },
    format: {
      value: 'FORMAT',
      help: `Write a file for a program: ${FORMATS.join(', ')}`,
    },
  },
  examples: [
    ['chart-colors', 'eight colors for categories on white'],
    [
      'chart-colors 0A66C2 --count 5 --grounds white,111111',
      'a brand color first, two backgrounds',
    ],
    ['chart-colors --style muted --seed 7', 'calmer colors; another seed gives others'],
    ['chart-colors 0A66C2 C2410C --kind diverging --count 11', 'from a blue to an orange'],
    ['chart-colors --count 6 --format vega-lite > config.json', 'for a chart library'],
    ['chart-colors | swatchwork export - --to css', 'directly into a style sheet'],
  ],
  async run(context) {
    const { args, paint, write, writeContent } = context;
    const format = readFormat(args);
    const kind = args.choice('kind', CHART_KINDS) ?? 'categorical';
    const limits = kind === 'categorical' ? CATEGORY_LIMITS : RAMP_LIMITS;
    const count = args.integer('count', limits.min, limits.max) ?? COUNT;
    const colors = await readGiven(context, kind, count);
    const grounds = readGrounds(args, kind);
    const [style, seed] = [args.choice('style', CHART_STYLES), args.text('seed')];
    const made = createChartPalette({
      kind,
      count,
      colors: colors.map(inBytes),
      ...(grounds && { grounds: grounds.map(inBytes) }),
      ...(style && { style }),
      seed,
    });
    const notes = hexNotes([...colors, ...(grounds ?? [])]);
    sayNotes(context, notes);
    if (args.has('json')) {
      write(toJson({ ...made, notes: [...notes, ...made.notes] }));
      return EXIT.ok;
    }
    if (format) writeContent(format.write({ ...made, name: CHART_NAME }));
    else for (const hex of made.colors) write(colorLine(paint, hex));
    context.note(`${[...sentencesOf(made), ...made.notes].join('\n')}\n`);
    return EXIT.ok;
  },
};

/** @throws {UsageError} If there is no such format, or JSON is asked for as well. */
function readFormat(args: Args) {
  const id = args.choice('format', FORMATS);
  if (id && args.has('json')) throw new UsageError('--format cannot be combined with --json.');
  return CHART_FORMATS.find((one) => one.id === id);
}

/** @throws {UsageError} If there are too many, or two for a ramp that are nearly alike. */
async function readGiven(context: Context, kind: ChartKind, count: number): Promise<GivenColor[]> {
  const isRamp = kind !== 'categorical';
  const given = await readColors(context, { names: [], most: Infinity });
  const most = isRamp ? MOST_GUIDES : count;
  if (given.length > most) {
    throw new UsageError(
      `${kind} with --count ${count} takes at most ${most} colors; got ${given.length}.`,
    );
  }
  const [one, other] = given;
  if (isRamp && one && other && areAlike(inBytes(one), inBytes(other))) {
    throw new UsageError(
      `The COLORs of a ${kind} ramp must be at least ${COLLISION} apart (ΔE2000); got ${quote(one.input)} and ${quote(other.input)}.`,
    );
  }
  if (kind === 'sequential' && one && other && areLevel(inBytes(one), inBytes(other))) {
    throw new UsageError(
      `One COLOR of a sequential ramp must be at least ${LEAST_FALL} lighter (CIE, 0 to 100) than the other for every type of vision; got ${quote(one.input)} and ${quote(other.input)}.`,
    );
  }
  return given;
}

/** @throws {UsageError} If they are no colors, too many, or given for a ramp. */
function readGrounds(args: Args, kind: ChartKind): GivenColor[] | undefined {
  const text = args.text('grounds');
  if (text === undefined) return undefined;
  if (kind !== 'categorical')
    throw new UsageError(`--grounds cannot be combined with --kind ${kind}.`);
  const words = text.split(',');
  if (words.length > MOST_GROUNDS) {
    throw new UsageError(`--grounds must be at most ${MOST_GROUNDS} colors; got ${quote(text)}.`);
  }
  return words.map((word) => readColor(word.trim(), '--grounds'));
}

const inBytes = ({ hex }: GivenColor): Srgb => parseHex(hex)!;

function sentencesOf({ categories, ramp }: ChartPalette): string[] {
  if (ramp) {
    const { least, greatest } = ramp.steps;
    return [
      `Steps of ${cut(least)} to ${cut(greatest)} (ΔE2000); lightness is in order for ${ramp.ordered.join(', ')}.`,
    ];
  }
  if (!categories) return [];
  const { smallest, contrasts } = categories;
  const each = VISION_READERS.map((reader) => `${reader} ${cut(smallest[reader])}`);
  return [
    `Distance of the nearest two (ΔE2000): ${each.join(', ')}; in grayscale ${cut(smallest.gray)}.`,
    ...contrasts.map(
      ({ ground, least }) => `Contrast with ${ground}: at least ${formatRatio(least)}.`,
    ),
  ];
}

/** Two digits, cut, so that nothing reads as reached that is not. */
const cut = (value: number): string => String(Math.trunc(value * 100) / 100);
