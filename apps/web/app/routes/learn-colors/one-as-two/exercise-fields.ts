import { fromOklch, mapToGamut, type Srgb } from '@swatchwork/color';

export const PLACES = ['left', 'right', 'patch'] as const;
export type Place = (typeof PLACES)[number];

/** What a slider changes: OKLCH lightness and chroma in per cent of 1, hue in degrees. */
export const CHANNELS = [
  { key: 'L', label: 'Lightness', max: 100, unit: '%' },
  { key: 'C', label: 'Chroma', max: 20, unit: '%' },
  { key: 'H', label: 'Hue', max: 359, unit: '°' },
] as const;
type Channel = (typeof CHANNELS)[number];

/** The exercise as it opens, unsolved; whole numbers, which the address holds where they differ. */
export const EXERCISE_DEFAULTS = {
  leftL: '42',
  leftC: '4',
  leftH: '255',
  rightL: '66',
  rightC: '6',
  rightH: '85',
  patchL: '50',
  patchC: '3',
  patchH: '160',
  /** Whether a band of the same color joins the two patches. */
  join: '',
};

export type ExerciseFields = typeof EXERCISE_DEFAULTS;

/** A whole number in the channel's range, from any text; the default where it is no number. */
export function readChannel(fields: ExerciseFields, place: Place, { key, max }: Channel): number {
  const text = fields[`${place}${key}`].trim();
  const number = text === '' ? Number.NaN : Number(text);
  const known = Number.isFinite(number) ? number : Number(EXERCISE_DEFAULTS[`${place}${key}`]);
  return Math.round(Math.min(max, Math.max(0, known)));
}

/** The color of a background or of the patch, inside sRGB. */
export function readColor(fields: ExerciseFields, place: Place): Srgb {
  const [l = 0, c = 0, h = 0] = CHANNELS.map((channel) => readChannel(fields, place, channel));
  return mapToGamut(fromOklch({ l: l / 100, c: c / 100, h }));
}
