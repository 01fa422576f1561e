import {
  Anchor,
  ArrowDownRight,
  ArrowUpRight,
  ChartLine,
  LayoutGrid,
  Settings,
  Users,
} from 'lucide-react';

import { Logo } from '../../art/logo.tsx';
import { Ground } from '../../kit/ground.tsx';
import { Ink } from '../../kit/ink.tsx';
import { Mockup } from '../../kit/mockup.tsx';
import { usePaint } from '../../kit/use-paint.ts';
import { AreaChart } from './area-chart.tsx';
import { ChartPanel, Legend } from './chart-panel.tsx';
import { Departures } from './departures.tsx';
import { DonutChart } from './donut-chart.tsx';
import { useSeries } from './use-series.ts';

const MENU = [
  { Icon: LayoutGrid, label: 'Overview' },
  { Icon: Anchor, label: 'Crossings' },
  { Icon: ChartLine, label: 'Revenue' },
  { Icon: Users, label: 'Crews' },
  { Icon: Settings, label: 'Settings' },
];

export function DashboardTab() {
  return (
    <Mockup
      title="Dashboard"
      label="Dashboard of Alder & Tide: a menu, four key figures, passengers of a year as curves, seats as bars, tickets as a ring, and a table of departures"
      className="dashboard"
    >
      <Ground of="page" className="dash-body">
        <Ground of="bar" className="dash-menu">
          <Logo />
          {MENU.map(({ Icon, label }, i) =>
            i === 0 ? (
              <Ground key={label} of={['primary', 'accent', 'secondary']} className="dash-item">
                <Icon aria-hidden="true" />
                <Ink as="span">{label}</Ink>
              </Ground>
            ) : (
              <div key={label} className="dash-item">
                <Icon aria-hidden="true" />
                <Ink as="span" kind="soft">
                  {label}
                </Ink>
              </div>
            ),
          )}
        </Ground>
        <div className="dash-main">
          <div className="dash-head">
            <div>
              <Ink className="dash-title">Good morning, harbor</Ink>
              <Ink kind="soft">Friday, June 6. All lines are running.</Ink>
            </div>
            <Ground of={['primary', 'accent', 'text']} className="dash-button">
              <Ink as="span">New crossing</Ink>
            </Ground>
          </div>
          <Figures />
          <AreaChart />
          <DonutChart />
          <Departures />
          <BarChart />
        </div>
      </Ground>
    </Mockup>
  );
}

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
function BarChart() {
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

const FIGURES = [
  { label: 'Passengers today', value: '2,418', change: '+6.2%', course: [3, 5, 4, 7, 6, 9, 11] },
  { label: 'Crossings', value: '46', change: '+2', course: [6, 6, 7, 6, 8, 8, 9] },
  { label: 'On time', value: '96.4%', change: '+0.8%', course: [8, 7, 9, 8, 10, 9, 10] },
  { label: 'Free berths', value: '31', change: '-12', course: [11, 10, 9, 9, 6, 5, 4] },
] as const;

/** Key figures, each with its curve of the week. */
function Figures() {
  return (
    <div className="dash-figures">
      {FIGURES.map(({ label, value, change, course }) => {
        const Arrow = change.startsWith('+') ? ArrowUpRight : ArrowDownRight;
        return (
          <Ground key={label} of="surface" className="dash-panel dash-figure">
            <Ink kind="soft">{label}</Ink>
            <Ink className="dash-value">{value}</Ink>
            <Ink kind="strong" className="dash-change">
              <Arrow aria-hidden="true" />
              {change}
            </Ink>
            <Course values={course} />
          </Ground>
        );
      })}
    </div>
  );
}

function Course({ values }: { values: readonly number[] }) {
  const { fill, paint } = usePaint();
  const points = values.map((value, i) => `${i * 12},${26 - value * 2}`).join(' ');

  return (
    <svg viewBox="-2 0 76 28" preserveAspectRatio="none" aria-hidden="true" className="dash-course">
      <polyline
        points={points}
        fill="none"
        stroke={paint(fill('primary', 'accent', 'secondary'))}
        strokeWidth="2.5"
        vectorEffect="non-scaling-stroke"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
