import { type Hex, parseHex } from '@swatchwork/color';
import { memo, type ReactNode, useDeferredValue } from 'react';

import type { Exact } from '../../palettes/exact-of.ts';
import { wholeColor } from '../../palettes/whole-color.ts';
import { Swatch } from '../../ui/swatches/swatch.tsx';
import { Bar, BarLinks } from './bar.tsx';
import { colorLinks, type TargetId } from './targets.ts';

type Props = {
  color: Hex;
  /** What the color is beyond its hex. */
  exact?: Exact;
  /** The page itself, to which no link is needed. */
  except?: TargetId;
  /** Beside the links. */
  children?: ReactNode;
};

/** Links to every page that takes a color, each with this color in its address. */
export function GoOnWithColor({ color, ...rest }: Props) {
  // The links may be rendered a frame after the color that a person drags.
  return <ColorBar color={useDeferredValue(color)} {...rest} />;
}

const ColorBar = memo(function ColorBar({ color, exact, except, children }: Props) {
  return (
    <Bar
      title={
        <>
          <Swatch
            color={color}
            css={wholeColor(color, exact).css}
            className="size-6 rounded-full border border-line"
          />
          <span>
            {'Continue with '}
            <span className="font-mono">{color}</span>
          </span>
        </>
      }
    >
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-6">
        <BarLinks links={colorLinks(parseHex(color)!, except, exact)} tray={exact ?? color} />
        {children}
      </div>
    </Bar>
  );
});
