import type { Hex } from '@swatchwork/color';
import { useRef } from 'react';

import { Button } from '../../../ui/buttons/button.tsx';
import { Segments } from '../../../ui/fields/segments.tsx';
import { VisionFilter } from '../../../ui/swatches/vision-filter.tsx';
import type { Made } from '../make/use-palette.ts';
import type { View } from '../state/view.ts';
import { READER_NAMES } from '../words.ts';
import './charts.css';
import { Figure } from './figure.tsx';
import { type Chart, inkOn } from './paper.ts';
import { useCharts } from './use-charts.ts';

const BOARDS = [
  { value: 'light', label: 'On light' },
  { value: 'dark', label: 'On dark' },
  { value: 'both', label: 'Side by side' },
] as const;

type Props = {
  made: Made;
  view: View;
  light: Hex;
  dark: Hex;
  onLook: (view: Partial<View>) => void;
};

/** The palette at work, as one reader sees it, on one ground or on two. */
export function Charts({ made, view, light, dark, onLook }: Props) {
  const place = useRef<HTMLElement>(null);
  const { charts, failed, retry } = useCharts(place);
  const { kind } = made.palette;
  const shown = kind === 'categorical' ? charts?.categorical : charts?.ramp;
  const grounds = { light: [light], dark: [dark], both: [light, dark] }[view.board];

  return (
    <section ref={place} aria-labelledby="charts">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="charts" className="text-xl">
            In charts
          </h2>
          <p className="text-muted">
            {view.reader === 'gray'
              ? 'In grayscale.'
              : `As ${READER_NAMES[view.reader].toLowerCase()} vision sees them.`}{' '}
            The data is made up.
          </p>
        </div>
        <div className="noscript:hidden">
          <Segments
            label="Background of the charts"
            name="board"
            options={BOARDS}
            value={view.board}
            onChange={(board) => onLook({ board })}
          />
        </div>
      </div>
      <p className="hidden noscript:block">The charts need JavaScript.</p>
      {failed && (
        <div role="alert" className="rounded-panel border border-outline bg-raised p-4">
          <p>The charts could not be loaded. The palette is complete without them.</p>
          <Button className="mt-3" onClick={retry}>
            Try again
          </Button>
        </div>
      )}
      <Eyes made={made} reader={view.reader} />
      {!failed && (
        <div
          className={`grid gap-4 noscript:hidden ${grounds.length > 1 ? 'xl:grid-cols-2' : ''}`}
          aria-busy={shown === undefined}
        >
          {grounds.map((ground) => (
            <Sheet
              key={ground}
              ground={ground}
              charts={shown}
              colors={made.palette.colors}
              isNarrow={grounds.length > 1}
              isFiltered={view.reader !== 'normal'}
            />
          ))}
        </div>
      )}
    </section>
  );
}

const FILTER = 'charts-eyes';

/** The filter of the reader. */
function Eyes({ made, reader }: { made: Made; reader: View['reader'] }) {
  if (reader === 'normal') return null;
  return reader === 'gray' ? (
    <VisionFilter id={FILTER} type="achromat" severity={1} />
  ) : (
    <VisionFilter id={FILTER} type={reader} severity={made.request.severity ?? 1} />
  );
}

type SheetProps = {
  ground: Hex;
  charts: readonly Chart[] | undefined;
  colors: readonly Hex[];
  isNarrow: boolean;
  isFiltered: boolean;
};

function Sheet({ ground, charts, colors, isNarrow, isFiltered }: SheetProps) {
  return (
    <div
      className={`grid min-h-[104rem] content-start gap-x-6 gap-y-5 rounded-panel border border-line p-4 forced-color-adjust-none sm:min-h-[55rem] sm:grid-cols-2 sm:p-5 ${isNarrow ? '' : 'xl:min-h-[39rem] xl:grid-cols-3'}`}
      style={{
        backgroundColor: ground,
        color: inkOn(ground),
        filter: isFiltered ? `url(#${FILTER})` : undefined,
      }}
    >
      {charts?.map((chart) => (
        <Figure key={chart.id} chart={chart} colors={colors} ground={ground} />
      ))}
    </div>
  );
}
