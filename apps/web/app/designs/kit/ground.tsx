import { COLOR_ROLES, type ColorRole } from '@swatchwork/color';
import type { ReactNode } from 'react';

import type { Theme, Tone } from './theme.ts';
import { GroundContext, usePaint } from './use-paint.ts';

type Props = {
  /**
   * `bar` is the deepest color of the design, for menus and footers; else a role, the first of some
   * roles that is visible on the color below, or any color.
   */
  of: 'bar' | ColorRole | [ColorRole, ColorRole, ...ColorRole[]] | Tone;
  className?: string;
  children?: ReactNode;
};

/** An area of a color; the text on it gets a readable color. */
export function Ground({ of, className, children }: Props) {
  const { fill, paint, theme } = usePaint();
  const color = Array.isArray(of) ? fill(...of) : toneOf(of, theme);

  return (
    <GroundContext value={color}>
      <div
        className={className}
        style={{ backgroundColor: paint(color), color: paint(theme.inksOn(color).text) }}
      >
        {children}
      </div>
    </GroundContext>
  );
}

const toneOf = (of: 'bar' | ColorRole | Tone, { roles, bar }: Theme): Tone => {
  if (of === 'bar') return bar;
  return isRole(of) ? roles[of] : of;
};

const isRole = (of: ColorRole | Tone): of is ColorRole => COLOR_ROLES.some((role) => role === of);
