import { describe, formatHex, type Hex, parseHex, readableTextColor } from '@swatchwork/color';
import { Lock } from 'lucide-react';
import { type ComponentProps, useState } from 'react';

import { usePlaceDrag } from '../../../palettes/use-place-drag.ts';
import { ColorKeysHelp, colorKeys } from '../../../tools/head/color-keys.tsx';
import { copyWithToast } from '../../../ui/copying/copy-with-toast.ts';
import { swatchStyle } from '../../../ui/swatches/swatch-style.ts';
import { useHandler } from '../../../ui/use-handler.ts';
import { limitsOf, placedColors, readOpaque } from '../state/chart-document.ts';
import { added, lockToggled, moved, removed } from '../state/edits.ts';
import { ColorTools, type StripProps } from './color-tools.tsx';

/** More colors than this stand in one band without words. */
const MOST_SWATCHES = 20;

/** The colors in their order, in one strip; the tools of the one that is chosen stand below. */
export function PaletteStrip(props: StripProps) {
  const { document, colors, dispatch } = props;
  const [chosen, choose] = useState<number>();
  const isRamp = document.kind !== 'categorical';
  const locked = placedColors(document).filter(
    ({ text, isLocked }) => isLocked && readOpaque(text),
  );
  const { list, handles } = usePlaceDrag<HTMLOListElement>(
    useHandler(({ from, to, gesture }) => {
      if (isRamp || to < 0 || to >= colors.length) return;
      dispatch({
        type: 'change',
        change: moved(document, colors, from, to),
        ...(gesture !== undefined && { gesture: `move ${gesture}` }),
      });
      choose((now) => (now === from ? to : now));
    }),
  );
  const { min, max } = limitsOf(document.kind);
  const edit = (change: ReturnType<typeof moved>) => dispatch({ type: 'change', change });
  const keys = colorKeys({
    copy: (place) => copyWithToast(colors[place]!),
    ...(!isRamp && {
      lock: (place) => edit(lockToggled(document, colors, place)),
      add: (place) => colors.length < max && edit(added(document, colors, place + 1)),
      remove: (place) => colors.length > min && edit(removed(document, colors, place)),
    }),
  });
  if (colors.length > MOST_SWATCHES) return <Continuous colors={colors} />;

  return (
    <>
      <ol
        ref={list}
        aria-label="Colors"
        onKeyDownCapture={keys}
        className={`tool-strip flex h-24 sm:h-28 ${isRamp ? '' : 'gap-0.5'}`}
      >
        {colors.map((hex, place) => (
          <StripColor
            // biome-ignore lint/suspicious/noArrayIndexKey: a color is its place; given colors may repeat.
            key={place}
            hex={hex}
            place={place}
            own={locked.find((one) => one.place === place)?.text}
            isChosen={place === chosen}
            onClick={() => choose(place === chosen ? undefined : place)}
            {...(!isRamp && { 'aria-describedby': 'strip-keys', ...handles[place] })}
          />
        ))}
      </ol>
      {!isRamp && <ColorKeysHelp id="strip-keys" more="Shift ← → move, Enter edit" />}
      {chosen !== undefined && chosen < colors.length && (
        <ColorTools {...props} place={chosen} onChoose={choose} />
      )}
    </>
  );
}

type ColorProps = ComponentProps<'button'> & {
  hex: Hex;
  place: number;
  /** Its text, if it is locked. */
  own: string | undefined;
  isChosen: boolean;
};

function StripColor({ hex, place, own, isChosen, ...rest }: ColorProps) {
  const color = parseHex(hex)!;
  const css = own === undefined || own.toUpperCase() === hex ? undefined : own;

  return (
    <li className="@container min-w-0 flex-1 first:*:rounded-l-control last:*:rounded-r-control">
      <button
        type="button"
        aria-expanded={isChosen}
        aria-label={`${place + 1}: ${hex}, ${describe(color)}${own === undefined ? '' : ', locked'}`}
        title={describe(color)}
        data-color={hex}
        className={`ring-inside flex size-full touch-pan-y flex-col items-center justify-end gap-1 pb-1.5 font-mono text-[0.75rem] @min-[3.75rem]:gap-1.5 @min-[3.75rem]:pb-2 forced-color-adjust-none @min-[4.5rem]:text-sm ${isChosen ? 'shadow-[inset_0_-4px_0_currentColor]' : ''}`}
        style={{ ...swatchStyle({ hex, css }), color: formatHex(readableTextColor(color)) }}
        {...rest}
      >
        {own !== undefined && <Lock aria-hidden="true" className="size-3.5 shrink-0" />}
        <span className="leading-none @max-[3.75rem]:[writing-mode:vertical-rl]">{hex}</span>
      </button>
    </li>
  );
}

/** The ramp as a whole, and the hexes of its ends. */
function Continuous({ colors }: { colors: readonly Hex[] }) {
  const middle = colors[Math.floor(colors.length / 2)]!;

  return (
    <div className="tool-strip">
      <div
        role="img"
        aria-label={`${colors.length} colors from ${colors[0]} over ${middle} to ${colors.at(-1)}`}
        className="h-20 rounded-control forced-color-adjust-none sm:h-28"
        style={{ backgroundImage: `linear-gradient(to right, ${colors.join(', ')})` }}
      />
      <p className="mt-2 flex justify-between font-mono text-sm">
        {[colors[0]!, middle, colors.at(-1)!].map((hex, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the three places are fixed.
          <span key={i}>{hex}</span>
        ))}
      </p>
    </div>
  );
}
