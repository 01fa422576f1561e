import { Ship } from 'lucide-react';

import { Logo } from '../../art/logo.tsx';
import { Ground } from '../../kit/ground.tsx';
import { Ink } from '../../kit/ink.tsx';
import { usePaint } from '../../kit/use-paint.ts';
import { Phone } from './phone.tsx';

const DETAILS = [
  ['Deck', 'Sun'],
  ['Seat', '14 A'],
  ['Quay', '3'],
] as const;

/** The pass that is shown at the quay. */
export function TicketScreen() {
  return (
    <Phone
      title="Ticket screen"
      label="App screen: a boarding pass from Norhavn to Skerry Light on a full color, with times, seat and a code"
      of={['primary', 'secondary', 'accent']}
    >
      <div className="phone-full">
        <Ink className="phone-title">Your next boat</Ink>
        <Ground of="surface" className="pass">
          <div className="pass-head">
            <Logo />
            <Ink as="span" kind="soft">
              Fri, June 6
            </Ink>
          </div>
          <div className="pass-way">
            <div>
              <Ink className="pass-code">NOR</Ink>
              <Ink kind="soft">Norhavn 17.20</Ink>
            </div>
            <Ink as="span" kind="strong">
              <Ship aria-hidden="true" />
            </Ink>
            <div className="pass-end">
              <Ink className="pass-code">SKL</Ink>
              <Ink kind="soft">Skerry L. 19.05</Ink>
            </div>
          </div>
          <div className="pass-details">
            {DETAILS.map(([label, value]) => (
              <div key={label}>
                <Ink kind="soft">{label}</Ink>
                <Ink className="phone-strong">{value}</Ink>
              </div>
            ))}
          </div>
          <Code />
        </Ground>
        <Ground of={['accent', 'page', 'text']} className="phone-button">
          <Ink as="span">Boarding in 12 min</Ink>
        </Ground>
      </div>
    </Phone>
  );
}

const SIDE = 21;

/** Squares that look like a scannable code but encode nothing. */
function Code() {
  const { ink } = usePaint();
  const squares = Array.from({ length: SIDE * SIDE }, (_, i) => [i % SIDE, Math.floor(i / SIDE)])
    .filter(([x = 0, y = 0]) => !isCorner(x, y) && (x * 7 + y * 11 + ((x * y) % 5) * 3) % 4 < 2)
    .map(([x, y]) => `M${x} ${y}h1v1h-1z`)
    .join('');

  return (
    <svg viewBox="-1 -1 23 23" aria-hidden="true" className="pass-square" fill={ink('text')}>
      <path d={squares} />
      {[
        [0, 0],
        [14, 0],
        [0, 14],
      ].map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          transform={`translate(${x} ${y})`}
          fillRule="evenodd"
          d="M0 0h7v7H0zM1 1v5h5V1zM2 2h3v3H2z"
        />
      ))}
    </svg>
  );
}

const isCorner = (x: number, y: number) =>
  (x < 8 && y < 8) || (x > 12 && y < 8) || (x < 8 && y > 12);
