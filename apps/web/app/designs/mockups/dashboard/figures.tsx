import { ArrowDownRight, ArrowUpRight } from 'lucide-react';

import { Ground } from '../../kit/ground.tsx';
import { Ink } from '../../kit/ink.tsx';
import { usePaint } from '../../kit/use-paint.ts';

const FIGURES = [
  { label: 'Passengers today', value: '2,418', change: '+6.2%', course: [3, 5, 4, 7, 6, 9, 11] },
  { label: 'Crossings', value: '46', change: '+2', course: [6, 6, 7, 6, 8, 8, 9] },
  { label: 'On time', value: '96.4%', change: '+0.8%', course: [8, 7, 9, 8, 10, 9, 10] },
  { label: 'Free berths', value: '31', change: '-12', course: [11, 10, 9, 9, 6, 5, 4] },
] as const;

/** Key figures, each with its curve of the week. */
export function Figures() {
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
