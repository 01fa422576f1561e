import { formatHex, type Hex, type Srgb, WHITE } from '../spaces/srgb.ts';
import { ANY_CHROMA, ANY_LIGHTNESS, type Range, type Relaxed } from './admission.ts';
import { type CategoricalInput, createCategorical, GRAPHIC_CONTRAST } from './categorical.ts';
import type { ChartKind, Reader } from './constants.ts';
import { createDiverging } from './diverging.ts';
import { notesOnCategories, notesOnNames, notesOnRamp } from './notes.ts';
import type { Ramp } from './ramp.ts';
import { createSequential } from './sequential.ts';

/** What is used where nothing is given. */
export const CHART_DEFAULTS = {
  grounds: [WHITE],
  style: 'balanced',
} as const satisfies Partial<CategoricalInput>;

/** Of `spread` where nothing is given: distance alone would choose blacks, grays and browns. */
const SPREAD_DEFAULTS = {
  lightness: [0.4, ANY_LIGHTNESS[1]],
  chroma: [0.07, ANY_CHROMA[1]],
} as const satisfies Partial<CategoricalInput>;

/** Of ramps only kind, count, colors, style and seed are used. */
export interface ChartPaletteInput extends Omit<CategoricalInput, 'fixed'> {
  readonly kind: ChartKind;
  /** Of categories 0 to as many as are asked for, which stand first; of ramps up to 2. */
  readonly colors: readonly Srgb[];
}

/** A palette as programs answer it: colors as hex codes, lists of numbers. */
export interface ChartPalette {
  kind: ChartKind;
  colors: Hex[];
  categories?: CategoriesReport | undefined;
  ramp?: RampReport | undefined;
  /** What it does not reach, and what to do about it, in English sentences; often none. */
  notes: string[];
}

interface CategoriesReport {
  smallest: Record<Reader, number>;
  prefixes: { size: number; smallest: number }[];
  collisions: { places: number[]; reader: Exclude<Reader, 'gray'>; distance: number }[];
  contrasts: { ground: Hex; least: number; below: number[] }[];
  /** Ranges, that of contrast too, which has no upper end but 21. */
  relaxed: { demand: Relaxed['demand']; asked: number[]; used: number[] }[];
}

interface RampReport {
  steps: { least: number; greatest: number };
  ordered: Reader[];
  asymmetry?: number | undefined;
  places: (number | null)[];
}

/**
 * Colors for categories, or a ramp, and what they measure.
 *
 * @throws {RangeError} As {@link createCategorical}, {@link createSequential} and {@link createDiverging}.
 */
export function createChartPalette({ kind, ...input }: ChartPaletteInput): ChartPalette {
  if (kind === 'categorical') return { kind, ...reportCategories(input) };
  const create = kind === 'sequential' ? createSequential : createDiverging;
  const ramp = create(input.colors, input.count, input);
  const notes = notesOnRamp(ramp, input.colors);
  return { kind, colors: ramp.colors.map(formatHex), ramp: reportRamp(ramp), notes };
}

function reportCategories({ colors: fixed, ...input }: Omit<ChartPaletteInput, 'kind'>) {
  const usual = input.style === 'spread' ? SPREAD_DEFAULTS : {};
  const made = createCategorical({ ...CHART_DEFAULTS, ...usual, ...input, fixed });
  const categories: CategoriesReport = {
    smallest: { ...made.smallest },
    prefixes: [...made.prefixes],
    collisions: made.collisions.map((one) => ({ ...one, places: [...one.places] })),
    contrasts: made.contrasts.map(({ ground, least, below }) => ({
      ground: formatHex(ground),
      least,
      below: [...below],
    })),
    relaxed: made.relaxed.map(({ demand, asked, used }) => ({
      demand,
      asked: asRange(asked),
      used: asRange(used),
    })),
  };
  const { contrast = GRAPHIC_CONTRAST, style = CHART_DEFAULTS.style } = input;
  const colors = made.colors.map(formatHex);
  const ofNames = notesOnNames(colors, style, (place) => place <= fixed.length);
  return { colors, categories, notes: [...notesOnCategories(made, contrast), ...ofNames] };
}

const MOST_CONTRAST = 21;

const asRange = (demand: number | Range): number[] =>
  typeof demand === 'number' ? [demand, MOST_CONTRAST] : [...demand];

const reportRamp = ({ steps, ordered, asymmetry, places }: Ramp): RampReport => ({
  steps: { ...steps },
  ordered: [...ordered],
  ...(asymmetry !== undefined && { asymmetry }),
  places: places.map((place) => place ?? null),
});
