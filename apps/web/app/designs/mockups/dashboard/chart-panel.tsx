import type { ReactNode } from 'react';

import { Ground } from '../../kit/ground.tsx';
import { Ink } from '../../kit/ink.tsx';

type Props = { title: string; className: string; children: ReactNode };

/** A panel with the title of its chart. */
export function ChartPanel({ title, className, children }: Props) {
  return (
    <Ground of="surface" className={`dash-panel ${className}`}>
      <Ink className="dash-panel-title">{title}</Ink>
      {children}
    </Ground>
  );
}

/** Legend of a chart. */
export function Legend({ entries }: { entries: readonly (readonly [string, string, string?])[] }) {
  return (
    <div className="dash-legend">
      {entries.map(([color, label, value]) => (
        <div key={label}>
          <span style={{ backgroundColor: color }} />
          <Ink as="span" kind="soft">
            {label}
          </Ink>
          {value && <Ink as="span">{value}</Ink>}
        </div>
      ))}
    </div>
  );
}
