import { Ink } from '../../kit/ink.tsx';
import { ChartPanel, Legend } from './chart-panel.tsx';
import { useSeries } from './use-series.ts';

const DECKS = ['Saloon', 'Sun deck', 'Cabin'] as const;

const DAYS = [
  ['Mon', 42, 22, 8],
  ['Tue', 38, 25, 10],
  ['Wed', 46, 24, 9],
  ['Thu', 50, 30, 12],
  ['Fri', 58, 26, 14],
  ['Sat', 52, 20, 16],
  ['Sun', 44, 18, 13],
] as const;

/** Seats sold on each day, stacked by class. */
export function BarChart() {
  return (
    <ChartPanel title="Seats sold, by deck" className="dash-third">
      <Bars />
    </ChartPanel>
  );
}

function Bars() {
  const { series } = useSeries();

  return (
    <>
      <div className="dash-bars">
        {DAYS.map(([day, ...parts]) => (
          <div key={day}>
            <div className="dash-bar">
              {parts.map((part, i) => (
                <span key={DECKS[i]} style={{ height: `${part}%`, backgroundColor: series[i] }} />
              ))}
            </div>
            <Ink as="span" kind="soft">
              {day}
            </Ink>
          </div>
        ))}
      </div>
      <Legend entries={DECKS.map((deck, i) => [series[i]!, deck])} />
    </>
  );
}
