import type { ColorRole } from '@swatchwork/color';
import { type ReactNode, useId } from 'react';

import { LogoMark } from '../../art/logo.tsx';
import { Ground } from '../../kit/ground.tsx';
import { Ink, Verdict } from '../../kit/ink.tsx';
import { Mockup } from '../../kit/mockup.tsx';
import { usePaint } from '../../kit/use-paint.ts';

const SMALL: readonly ColorRole[] = ['surface', 'primary', 'accent', 'text'];

export function LogosTab() {
  return (
    <div className="mockups mockups-third">
      <LogoSheet
        title="Text logo"
        label="The name Alder & Tide in tight letters with a colored ampersand"
      >
        <Wordmark />
      </LogoSheet>
      <LogoSheet
        title="Icon and text logo"
        label="A leaf above two waves, beside the name Alder & Tide"
      >
        <div className="lockup">
          <LogoMark />
          <div>
            <Ink className="lockup-name">Alder &amp; Tide</Ink>
            <Ink kind="soft" className="lockup-line">
              Boat and rail
            </Ink>
          </div>
        </div>
      </LogoSheet>
      <LogoSheet
        title="Badge logo"
        label="A round badge: the sign in the middle, around it the words Alder & Tide, boat and rail, Norhavn"
      >
        <Badge />
      </LogoSheet>
    </div>
  );
}

type SheetProps = { title: string; label: string; children: ReactNode };

/** A large logo, and small ones on other grounds. */
function LogoSheet({ title, label, children }: SheetProps) {
  return (
    <Mockup
      title={title}
      label={`${label}; large, and small on four colors`}
      className="logo-sheet"
    >
      <Ground of="page" className="logo-main">
        {children}
      </Ground>
      <div className="logo-row">
        {SMALL.map((role) => (
          <Ground key={role} of={role} className="logo-small">
            {children}
          </Ground>
        ))}
      </div>
    </Mockup>
  );
}

function Wordmark() {
  return (
    <div className="wordmark">
      <Ink as="span">alder</Ink>
      <Ink as="span" kind="strong" className="wordmark-and">
        &amp;
      </Ink>
      <Ink as="span">tide</Ink>
    </div>
  );
}

/** A round badge with its words on a circle. */
function Badge() {
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
