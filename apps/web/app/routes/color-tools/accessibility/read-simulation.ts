import { formatHex, type Hex, type Srgb, simulateVision, VISION_TYPES } from '@swatchwork/color';

/** A measure that a slider sets. */
type Measure = { name: MeasureName; label: string; unit: string } & Range;
type Range = { min: number; max: number; step: number };
type MeasureName = 'size' | 'line' | 'spacing';

export const MEASURES: readonly Measure[] = [
  { name: 'size', label: 'Font size', unit: ' px', min: 8, max: 72, step: 1 },
  { name: 'line', label: 'Line height', unit: '', min: 1, max: 3, step: 0.1 },
  { name: 'spacing', label: 'Letter spacing', unit: ' px', min: 0, max: 5, step: 0.1 },
];

/** What the address leaves out. */
export const DEFAULTS = {
  text: '#000000',
  background: '#FFFFFF',
  bold: '',
  underline: '',
  size: '16',
  line: '1.5',
  spacing: '0',
  vision: '',
  severity: '100',
};

export type SimulationFields = typeof DEFAULTS;

/** Share of a deficiency, in per cent. */
export const SEVERITY: Range = { min: 0, max: 100, step: 5 };

/** A number inside its range, on one of its steps; the fallback where a text is none. */
export function readNumber(text: string, fallback: string, { min, max, step }: Range): number {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  const known = Number.isFinite(number) ? number : Number(fallback);
  const stepped = Math.round(Math.min(max, Math.max(min, known)) / step) * step;
  return Number(stepped.toFixed(1));
}

/** A colour as the chosen vision sees it; as it is where none is chosen. */
export function seenColor(color: Srgb, { vision, severity }: SimulationFields): Hex {
  const type = VISION_TYPES.find((known) => known === vision);
  const share = readNumber(severity, DEFAULTS.severity, SEVERITY) / 100;
  return formatHex(type ? simulateVision(color, type, share) : color);
}
