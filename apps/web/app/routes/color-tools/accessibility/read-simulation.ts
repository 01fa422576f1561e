import {
  formatHex,
  type Hex,
  type Srgb,
  simulateVision,
  VISION_TYPES,
  type VisionType,
} from '@swatchwork/color';

/** A setting with a slider. */
export type Measure = { name: MeasureName; label: string; unit: string } & Range;
type Range = { min: number; max: number; step: number };
type MeasureName = 'size' | 'line' | 'spacing' | 'severity';

export const MEASURES: readonly Measure[] = [
  { name: 'size', label: 'Font size', unit: ' px', min: 8, max: 72, step: 1 },
  { name: 'line', label: 'Line height', unit: '', min: 1, max: 3, step: 0.1 },
  { name: 'spacing', label: 'Letter spacing', unit: ' px', min: 0, max: 5, step: 0.1 },
];

/** The defaults, which the address omits. */
export const DEFAULTS = {
  text: '#000000',
  background: '#FFFFFF',
  /** A palette that another page handed over, such as `0A66C2-FFB000`. */
  colors: '',
  /** What its colors are beyond their hexes. */
  css: '',
  bold: '',
  underline: '',
  size: '16',
  line: '1.5',
  spacing: '0',
  vision: '',
  severity: '100',
  page: '',
};

export type SimulationFields = typeof DEFAULTS;

/** Severity of a deficiency, in per cent. */
export const SEVERITY: Measure = {
  name: 'severity',
  label: 'Severity',
  unit: '%',
  min: 0,
  max: 100,
  step: 5,
};

/** A number in its range and on one of its steps; the fallback if the text is no number. */
export function readNumber(text: string, fallback: string, { min, max, step }: Range): number {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  const known = Number.isFinite(number) ? number : Number(fallback);
  const stepped = Math.round(Math.min(max, Math.max(min, known)) / step) * step;
  return Number(stepped.toFixed(1));
}

/** A deficiency and its severity, 0 to 1. */
export type Vision = { type: VisionType; severity: number };

/** The chosen vision; undefined for normal vision. */
export function readVision({ vision, severity }: SimulationFields): Vision | undefined {
  const type = VISION_TYPES.find((known) => known === vision);
  return type && { type, severity: readNumber(severity, DEFAULTS.severity, SEVERITY) / 100 };
}

/** A color as seen with a vision. */
export const seenColor = (color: Srgb, vision: Vision | undefined): Hex =>
  formatHex(vision ? simulateVision(color, vision.type, vision.severity) : color);
