import type { ColorRole } from '@swatchwork/color';
import { Luggage, Ship, TicketCheck } from 'lucide-react';

import { Ground } from '../../kit/ground.tsx';
import { Ink } from '../../kit/ink.tsx';

const PROMISES = [
  {
    Icon: Ship,
    of: ['secondary', 'primary', 'accent'],
    title: 'Boats that wait',
    text: 'When the train is late, the boat stays. It is the same company, after all.',
  },
  {
    Icon: Luggage,
    of: ['accent', 'primary', 'secondary'],
    title: 'Bags go ahead',
    text: 'Leave your luggage at the first station and find it in your room.',
  },
  {
    Icon: TicketCheck,
    of: ['primary', 'accent', 'secondary'],
    title: 'One fair price',
    text: 'The price is the same at midnight, on a Friday and from a phone.',
  },
] as const satisfies readonly {
  of: readonly [ColorRole, ColorRole, ColorRole];
  [key: string]: unknown;
}[];

/** What the company promises, with an icon each. */
export function Promises() {
  return (
    <div className="web-promises">
      {PROMISES.map(({ Icon, of, title, text }) => (
        <div key={title} className="web-promise">
          <Ground of={[...of]} className="web-icon">
            <Icon aria-hidden="true" />
          </Ground>
          <Ink className="web-small-title">{title}</Ink>
          <Ink kind="soft">{text}</Ink>
        </div>
      ))}
    </div>
  );
}
