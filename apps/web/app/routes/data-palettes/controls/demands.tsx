import { ChevronDown } from 'lucide-react';

import { ColorField } from '../../../ui/fields/color-field.tsx';
import { Slider } from '../../../ui/fields/slider.tsx';
import { CHROMA_END, type ChartDocument, CONTRASTS, readOpaque } from '../state/chart-document.ts';
import type { Change } from './change.ts';
import { FallbackNote } from './fallback-note.tsx';

type Props = { document: ChartDocument; change: Change };

/** What charts stand on, for the measure and for the charts below. */
export function GroundColors({ document: { light, dark }, change }: Props) {
  const fields = [
    ['light', 'Light background', light],
    ['dark', 'Dark background', dark],
  ] as const;

  return (
    <div className="grid grid-cols-2 gap-3 max-[22rem]:grid-cols-1">
      {fields.map(([name, label, value]) => (
        <div key={name}>
          <ColorField
            label={label}
            name={name}
            value={value}
            onChange={(text) => change({ [name]: text }, name)}
            isValid={(text) => readOpaque(text) !== undefined}
            message="Not an opaque color yet, so the default is used."
          />
          <FallbackNote text={value} />
        </div>
      ))}
    </div>
  );
}

/** What colors for categories have to be, behind a disclosure. */
export function Demands({ document, change }: Props) {
  const { contrast, severity, gray } = document;

  return (
    <details className="group">
      <summary className="flex min-h-11 list-none items-center gap-2 font-medium [&::-webkit-details-marker]:hidden">
        More choices
        <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
      </summary>
      <div className="space-y-4 pt-1 pb-2">
        <Slider
          label="Contrast with the background"
          name="contrast"
          {...CONTRASTS}
          step={0.5}
          value={contrast}
          format={(value) => `${value}:1`}
          onChange={(value) => change({ contrast: value }, 'contrast')}
        />
        <Slider
          label="Severity of color blindness"
          name="severity"
          min={0}
          max={100}
          step={5}
          value={Math.round(100 * severity)}
          format={asPercent}
          onChange={(value) => change({ severity: value / 100 }, 'severity')}
        />
        <Slider
          label="Weight of grayscale"
          name="gray"
          min={0}
          max={100}
          step={5}
          value={Math.round(100 * gray)}
          format={asPercent}
          onChange={(value) => change({ gray: value / 100 }, 'gray')}
        />
        <RangeFields document={document} change={change} name="lightness" end={1} />
        <RangeFields document={document} change={change} name="chroma" end={CHROMA_END} />
        <p className="text-sm text-muted">
          The wider these ranges are, the farther apart colors can be.
        </p>
      </div>
    </details>
  );
}

const asPercent = (value: number) => `${value}%`;

type RangeProps = Props & { name: 'lightness' | 'chroma'; end: number };

/** The least and the greatest that a color may have; one pushes the other. */
function RangeFields({ document, change, name, end }: RangeProps) {
  const [low, high] = document[name];
  const shared = { name, min: 0, max: end, step: 0.01, format: asDecimal };

  return (
    <fieldset className="grid grid-cols-2 items-end gap-3">
      <legend className="sr-only">{name === 'lightness' ? 'Lightness' : 'Chroma'} of OKLCH</legend>
      <Slider
        label={`Minimum ${name}`}
        {...shared}
        value={low}
        onChange={(value) => change({ [name]: [value, Math.max(value, high)] }, `${name} low`)}
      />
      <Slider
        label={`Maximum ${name}`}
        {...shared}
        value={high}
        onChange={(value) => change({ [name]: [Math.min(value, low), value] }, `${name} high`)}
      />
    </fieldset>
  );
}

const asDecimal = (value: number) => value.toFixed(2);
