import { Anchor, ChartLine, LayoutGrid, Settings, Users } from 'lucide-react';

import { Logo } from '../../art/logo.tsx';
import { Ground } from '../../kit/ground.tsx';
import { Ink } from '../../kit/ink.tsx';
import { Mockup } from '../../kit/mockup.tsx';
import { AreaChart } from './area-chart.tsx';
import { BarChart } from './bar-chart.tsx';
import { Departures } from './departures.tsx';
import { DonutChart } from './donut-chart.tsx';
import { Figures } from './figures.tsx';

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
