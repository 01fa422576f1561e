import type { ColorRole } from '@swatchwork/color';
import type { ReactNode } from 'react';

import { LogoMark } from '../../art/logo.tsx';
import { Ground } from '../../kit/ground.tsx';
import { Ink } from '../../kit/ink.tsx';
import { Mockup } from '../../kit/mockup.tsx';
import { Badge } from './badge.tsx';

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
