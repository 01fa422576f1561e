import { Ink } from '../../kit/ink.tsx';
import { ChartPanel, Legend } from './chart-panel.tsx';
import { useSeries } from './use-series.ts';

/** Sales of a week; it shows as many kinds as there are distinguishable colors. */
const SOLD = [
  ['Single', 4120],
  ['Pass', 2480],
  ['Group', 1360],
  ['Bicycle', 820],
  ['Dog', 424],
] as const;

/** The circle's radius, so that its line is 100 long and a share its own length. */
const RADIUS = 100 / (2 * Math.PI);

/** The sold tickets by kind. */
export function DonutChart() {
  return (
    <ChartPanel title="Tickets by kind" className="dash-third">
      <Ring />
    </ChartPanel>
  );
}

function Ring() {
  const { series } = useSeries();
  const sold = SOLD.slice(0, series.length);
  const total = sold.reduce((sum, [, count]) => sum + count, 0);
  const shares = sold.map(([kind, count]) => [kind, (count / total) * 100] as const);
  const starts = shares.map((_, i) =>
    shares.slice(0, i).reduce((sum, [, share]) => sum + share, 0),
  );

  return (
    <>
      <div className="dash-ring">
        <svg viewBox="0 0 42 42" aria-hidden="true">
          {shares.map(([kind, share], i) => (
            <circle
              key={kind}
              cx="21"
              cy="21"
              r={RADIUS}
              fill="none"
              stroke={series[i]}
              strokeWidth="7"
              strokeDasharray={`${share - 0.8} ${100.8 - share}`}
              strokeDashoffset={25 - starts[i]!}
            />
          ))}
        </svg>
        <div>
          <Ink className="dash-value">{total.toLocaleString('en-US')}</Ink>
          <Ink kind="soft">this week</Ink>
        </div>
      </div>
      <Legend
        entries={shares.map(([kind, share], i) => [series[i]!, kind, `${Math.round(share)}%`])}
      />
    </>
  );
}
