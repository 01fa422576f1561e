import type { ColorRole } from '@swatchwork/color';
import { Check, Clock, TriangleAlert } from 'lucide-react';

import { Ground } from '../../kit/ground.tsx';
import { Ink } from '../../kit/ink.tsx';
import { ChartPanel } from './chart-panel.tsx';

const BOARDING: [ColorRole, ColorRole, ColorRole] = ['primary', 'accent', 'secondary'];
const PLANNED: [ColorRole, ColorRole] = ['page', 'secondary'];
const LATE: [ColorRole, ColorRole, ColorRole] = ['accent', 'secondary', 'text'];

const ROWS = [
  {
    time: '09.55',
    line: 'Island line',
    to: 'Skerry Light',
    seats: '112 / 140',
    status: 'Boarding',
  },
  { time: '10.20', line: 'Coast rail', to: 'Alder Sound', seats: '86 / 210', status: 'On time' },
  { time: '10.35', line: 'Lake ferry', to: 'Long Water', seats: '54 / 60', status: 'Late, 10 min' },
  { time: '11.05', line: 'Island line', to: 'Outer Holm', seats: '71 / 140', status: 'On time' },
  { time: '11.40', line: 'Viaduct line', to: 'High Arches', seats: '120 / 210', status: 'On time' },
] as const;

/** What leaves next. */
export function Departures() {
  return (
    <ChartPanel title="Next departures" className="dash-wide">
      <div className="dash-rows">
        {ROWS.map(({ time, line, to, seats, status }) => (
          <div key={time} className="dash-row">
            <Ink as="span" className="dash-strong">
              {time}
            </Ink>
            <Ink as="span" className="dash-strong">
              {to}
            </Ink>
            <Ink as="span" kind="soft">
              {line}
            </Ink>
            <Ink as="span" kind="soft" className="dash-seats">
              {seats}
            </Ink>
            <Status status={status} />
          </div>
        ))}
      </div>
    </ChartPanel>
  );
}

function Status({ status }: { status: (typeof ROWS)[number]['status'] }) {
  const [of, Icon] =
    status === 'Boarding'
      ? ([BOARDING, Check] as const)
      : status === 'On time'
        ? ([PLANNED, Clock] as const)
        : ([LATE, TriangleAlert] as const);

  return (
    <Ground of={of} className="dash-chip">
      <Icon aria-hidden="true" />
      <Ink as="span">{status}</Ink>
    </Ground>
  );
}
