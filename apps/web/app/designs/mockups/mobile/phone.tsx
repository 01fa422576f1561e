import type { ComponentProps, ReactNode } from 'react';

import { Ground } from '../../kit/ground.tsx';
import { Ink } from '../../kit/ink.tsx';
import { Mockup } from '../../kit/mockup.tsx';

type Props = {
  title: string;
  label: string;
  /** Background color of the screen. */
  of?: ComponentProps<typeof Ground>['of'];
  children: ReactNode;
};

/** A phone with its status bar; the content fills the rest. */
export function Phone({ title, label, of = 'page', children }: Props) {
  return (
    <Mockup title={title} label={label} className="phone">
      <Ground of={of} className="phone-screen">
        <div className="phone-status">
          <Ink as="span">9.41</Ink>
          <span className="phone-eye" />
          <Ink as="span">86%</Ink>
        </div>
        {children}
      </Ground>
    </Mockup>
  );
}
