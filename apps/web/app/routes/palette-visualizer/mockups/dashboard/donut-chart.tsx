import { Ink } from '../../kit/ink.tsx';
import { ChartPanel, Legend } from './chart-panel.tsx';
import { useSeries } from './use-series.ts';

const SHARES = [
  ['Single', 52],
  ['Pass', 31],
  ['Group', 17],
] as const;

/** The circle's radius, so that its line is 100 long and a share its own length. */
const RADIUS = 100 / (2 * Math.PI);

/** What kinds of ticket were sold. */
export function DonutChart() {
  return (
    <ChartPanel title="Tickets by kind" className="dash-third">
      <Ring />
    </ChartPanel>
  );
}

function Ring() {
  const { series } = useSeries();
  const starts = SHARES.map((_, i) =>
    SHARES.slice(0, i).reduce((sum, [, share]) => sum + share, 0),
  );

  return (
    <>
      <div className="dash-ring">
        <svg viewBox="0 0 42 42" aria-hidden="true">
          {SHARES.map(([kind, share], i) => (
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
          <Ink className="dash-value">9,204</Ink>
          <Ink kind="soft">this week</Ink>
        </div>
      </div>
      <Legend entries={SHARES.map(([kind, share], i) => [series[i]!, kind, `${share}%`])} />
    </>
  );
}
