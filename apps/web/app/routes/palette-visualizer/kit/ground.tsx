import type { ColorRole, Srgb } from '@swatchwork/color';
import type { ReactNode } from 'react';

import { GroundContext, usePaint } from './use-paint.ts';

type Props = {
  /**
   * `bar` is the deepest color of the design, for menus and footers; else a role, the first of some
   * roles that is visible on the color below, or any color.
   */
  of: 'bar' | ColorRole | [ColorRole, ColorRole, ...ColorRole[]] | Srgb;
  className?: string;
  children?: ReactNode;
};

/** An area of a color; the text on it gets a readable color. */
export function Ground({ of, className, children }: Props) {
  const { fill, paint, theme } = usePaint();
  const role = of === 'bar' ? (theme.dark ? 'surface' : 'text') : of;
  const color =
    typeof role === 'string' ? theme.roles[role] : Array.isArray(role) ? fill(...role) : role;

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
