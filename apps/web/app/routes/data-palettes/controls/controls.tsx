import { CHART_KINDS, type ChartKind } from '@swatchwork/color';

import { SubmitWithoutScript } from '../../../query/submit-without-script.tsx';
import { Segments } from '../../../ui/fields/segments.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Slider } from '../../../ui/fields/slider.tsx';
import {
  type ChartDocument,
  CONTINUOUS,
  documentEntries,
  limitsOf,
  ofKind,
} from '../state/chart-document.ts';
import { released } from '../state/edits.ts';
import type { ChartDispatch } from '../state/use-chart-state.ts';
import type { Change } from './change.ts';
import { ColorList } from './color-list.tsx';
import { Demands, GroundColors } from './demands.tsx';

const KIND_NAMES: Record<ChartKind, string> = {
  categorical: 'Categories',
  sequential: 'Sequential',
  diverging: 'Diverging',
};

const KINDS = CHART_KINDS.map((kind) => ({ value: kind, label: KIND_NAMES[kind] }));

const GROUNDS = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'both', label: 'Both' },
  { value: 'none', label: 'Any' },
] as const;

/** The id of the form, for fields that stand elsewhere. */
export const CONTROLS = 'data-palette';

type Props = { document: ChartDocument; dispatch: ChartDispatch };

/** Everything that decides about the palette. */
export function Controls({ document, dispatch }: Props) {
  const { kind, ground } = document;
  // What has no field here, for the form without scripts.
  const hidden = documentEntries(document).filter(([name]) => name === 'seed' || name === 'at');
  const isRamp = kind !== 'categorical';
  // Other wishes need other colors: only what is locked stays.
  const change = (next: Partial<ChartDocument>, gesture?: string) =>
    dispatch({
      type: 'change',
      change: { ...released(document, next.count), ...next },
      ...(gesture && { gesture }),
    });

  return (
    <form
      id={CONTROLS}
      action="/data-palettes"
      aria-label="Palette for data"
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-col gap-5 rounded-panel border border-line bg-raised p-4 sm:p-5"
    >
      <Segments
        label="What the colors mean"
        name="kind"
        options={KINDS}
        value={kind}
        onChange={(value) => change(ofKind(document, value))}
      />
      <Count document={document} change={change} />
      <ColorList document={document} dispatch={dispatch} />
      {!isRamp && (
        <Segments
          label="Background"
          name="ground"
          options={GROUNDS}
          value={ground}
          onChange={(value) => change({ ground: value })}
        />
      )}
      <GroundColors document={document} change={change} />
      {!isRamp && <Demands document={document} change={change} />}
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitWithoutScript>Make the palette</SubmitWithoutScript>
    </form>
  );
}

function Count({ document: { kind, count }, change }: { document: ChartDocument; change: Change }) {
  const limits = limitsOf(kind);
  if (kind === 'categorical') {
    return (
      <Slider
        label="Colors"
        name="count"
        {...limits}
        value={count}
        onChange={(value) => change({ count: value }, 'count')}
      />
    );
  }
  return (
    <Select
      label="Steps"
      name="count"
      autoComplete="off"
      options={stepOptions(count)}
      value={String(count)}
      onChange={(event) => change({ count: Number(event.target.value) })}
    />
  );
}

const STEPS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20, 32, 64, CONTINUOUS];

/** The usual numbers of steps, and that of the link. */
const stepOptions = (count: number) =>
  [...new Set([...STEPS, count])]
    .sort((a, b) => a - b)
    .map((steps) => ({
      value: String(steps),
      label: steps === CONTINUOUS ? `${steps}, continuous` : String(steps),
    }));
