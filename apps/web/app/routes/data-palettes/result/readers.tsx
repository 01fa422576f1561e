import {
  formatDistance,
  formatHex,
  type Hex,
  parseHex,
  READERS,
  type Reader,
  simulateVision,
} from '@swatchwork/color';
import type { ChartPalette } from '@swatchwork/color/charts';

import { Radio } from '../../../ui/fields/radio.tsx';
import { READER_NAMES, READER_TEXTS } from '../words.ts';

type Props = {
  palette: ChartPalette;
  severity: number;
  reader: Reader;
  onChoose: (reader: Reader) => void;
};

/** The palette as each reader sees it, with what it measures for them; the chosen one reads the charts below. */
export function Readers({ palette, severity, reader, onChoose }: Props) {
  return (
    <fieldset id="readers">
      <legend className="text-xl font-semibold">For every type of vision</legend>
      <p className="mt-1 mb-3 text-muted">
        {palette.categories
          ? 'ΔE2000 between the two closest colors.'
          : 'Whether lightness is in order.'}{' '}
        <span className="noscript:hidden">Choose the vision that the charts simulate.</span>
      </p>
      <div className="divide-y divide-line overflow-hidden rounded-panel border border-line bg-raised">
        {READERS.map((one) => (
          <Radio
            key={one}
            name="reader"
            value={one}
            checked={one === reader}
            onChange={() => onChoose(one)}
            aria-label={`${READER_NAMES[one]}, ${measureFor(palette, one)}`}
            className="min-h-14 gap-3 px-3 py-2 outline-offset-[-2px] has-checked:bg-hover has-checked:shadow-[inset_4px_0_0_var(--ink)] forced-colors:has-checked:outline-offset-[-4px]"
          >
            <span className="w-23 shrink-0 sm:w-44">
              <span className="font-medium">{READER_NAMES[one]}</span>
              <span className="block text-sm text-muted max-sm:hidden">
                {textFor(one, severity)}
              </span>
            </span>
            <span aria-hidden="true" className="flex h-9 min-w-0 flex-1 forced-color-adjust-none">
              <Strip colors={palette.colors} reader={one} severity={severity} />
            </span>
            <span className="w-18 shrink-0 text-right font-mono text-sm">
              {measureFor(palette, one)}
            </span>
          </Radio>
        ))}
      </div>
    </fieldset>
  );
}

function textFor(reader: Reader, severity: number): string {
  if (reader === 'normal') return READER_TEXTS.normal;
  if (reader === 'gray') return READER_TEXTS.gray;
  return severity === 1
    ? `${READER_TEXTS[reader]} missing`
    : `${READER_TEXTS[reader]} shifted, ${Math.round(100 * severity)}%`;
}

function measureFor({ categories, ramp }: ChartPalette, reader: Reader): string {
  if (categories) return formatDistance(categories.smallest[reader]);
  return ramp?.ordered.includes(reader) ? 'in order' : 'not in order';
}

type StripProps = { colors: readonly Hex[]; reader: Reader; severity: number };

function Strip({ colors, reader, severity }: StripProps) {
  const seen = colors.map((hex) => see(hex, reader, severity));
  if (seen.length > 20) {
    return (
      <span
        className="flex-1 rounded-[4px]"
        style={{ backgroundImage: `linear-gradient(to right, ${seen.join(', ')})` }}
      />
    );
  }
  return seen.map((hex, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a color is its place.
    <span key={i} className="min-w-0 flex-1" style={{ backgroundColor: hex }} />
  ));
}

/** A color as a reader sees it. */
export function see(hex: Hex, reader: Reader, severity: number): Hex {
  if (reader === 'normal') return hex;
  const color = parseHex(hex)!;
  return formatHex(
    reader === 'gray'
      ? simulateVision(color, 'achromat', 1)
      : simulateVision(color, reader, severity),
  );
}
