import { CHART_KINDS, type ChartKind } from '@swatchwork/color';

import { SubmitWithoutScript } from '../../../query/submit-without-script.tsx';
import { Segments } from '../../../ui/fields/segments.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Slider } from '../../../ui/fields/slider.tsx';
import { type ChartDocument, CONTINUOUS, limitsOf, ofKind } from '../state/chart-document.ts';
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

type Props = { document: ChartDocument; dispatch: ChartDispatch };

/** Everything that decides about the palette. */
export function Controls({ document, dispatch }: Props) {
  const { kind, colors, ground } = document;
  const isRamp = kind !== 'categorical';
  const change = (next: Partial<ChartDocument>, gesture?: string) =>
    dispatch({ type: 'change', change: next, ...(gesture && { gesture }) });

  return (
    <form
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
      <ColorList kind={kind} colors={colors} dispatch={dispatch} />
      {!isRamp && (
        <Segments
          label="Stand out from a ground that is"
          name="ground"
          options={GROUNDS}
          value={ground}
          onChange={(value) => change({ ground: value })}
        />
      )}
      <GroundColors document={document} change={change} />
      {!isRamp && <Demands document={document} change={change} />}
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
