import { useId } from 'react';

import { LogoMark } from '../../art/logo.tsx';
import { Ground } from '../../kit/ground.tsx';
import { Verdict } from '../../kit/ink.tsx';
import { usePaint } from '../../kit/use-paint.ts';

/** A round badge with its words on a circle. */
export function Badge() {
  return (
    <Ground of={['primary', 'secondary', 'accent']} className="badge">
      <BadgeRing />
      <LogoMark />
    </Ground>
  );
}

function BadgeRing() {
  const id = useId();
  const { ink } = usePaint();
  const color = ink('text');

  return (
    <>
      <svg viewBox="0 0 200 200" aria-hidden="true" className="badge-ring">
        <defs>
          <path id={`${id}-over`} d="M24 100a76 76 0 0 1 152 0" />
          <path id={`${id}-under`} d="M13.5 100a86.5 86.5 0 0 0 173 0" />
        </defs>
        <circle cx="100" cy="100" r="95" fill="none" stroke={color} strokeWidth="2" />
        <circle cx="100" cy="100" r="63" fill="none" stroke={color} strokeWidth="1.5" />
        <g fill={color} fontWeight="650" textAnchor="middle">
          <text fontSize="22" letterSpacing="3">
            <textPath href={`#${id}-over`} startOffset="50%">
              ALDER &amp; TIDE
            </textPath>
          </text>
          <text fontSize="14" letterSpacing="3">
            <textPath href={`#${id}-under`} startOffset="50%">
              BOAT · RAIL · NORHAVN
            </textPath>
          </text>
        </g>
        <path fill={color} d="m20.5 102 3 6-3 6-3-6zM179.5 102l3 6-3 6-3-6z" />
      </svg>
      <Verdict kind="text" />
    </>
  );
}
