import type { Hex } from '@swatchwork/color';
import { useMemo } from 'react';

import { exactOf } from '../../../palettes/exact-of.ts';
import { wholeColor } from '../../../palettes/whole-color.ts';

import { Swatch } from '../../../ui/swatches/swatch.tsx';
import { useHandler } from '../../../ui/use-handler.ts';
import { aboutExact } from '../slots/exact-mark.tsx';
import type { Creator } from '../state/use-creator.ts';
import type { Sizing } from '../state/use-sizing.ts';
import { Section } from './section.tsx';
import { SelectedTools } from './selected-tools.tsx';
import { Sliders } from './sliders.tsx';
import { Variations } from './variations.tsx';

export type TuneProps = Creator & {
  /** The colors of a moment ago while one is being dragged. */
  shown: readonly Hex[];
  sizing: Sizing;
  onDeselect: () => void;
};

/** What tunes the selected color, and ten variations of it. */
export function SelectedColor({ state, dispatch, shown, sizing, onDeselect }: TuneProps) {
  const { colors, exact, selected } = state.document;
  const slot = selected ?? 0;
  const color = colors[slot]!;
  const beyond = exact[slot];
  const whole = useMemo(() => wholeColor(color, beyond), [color, beyond]);
  const set = useHandler((next: Hex) => dispatch({ type: 'setColor', slot, color: next }));
  const about = aboutExact(whole);

  return (
    <>
      <Section
        title={
          <>
            <Swatch color={whole.hex} css={whole.css} className="size-6 rounded-control" />
            {`Color ${slot + 1}`}
          </>
        }
        aside={<SelectedTools {...{ slot, sizing, dispatch, onDeselect }} count={colors.length} />}
      >
        <Sliders
          color={whole}
          onChange={(next, gesture) =>
            dispatch({ type: 'dragColor', slot, color: next.hex, exact: exactOf(next), gesture })
          }
        />
        {about && <p className="mt-3 text-sm text-muted wrap-anywhere">{about}</p>}
      </Section>
      <Variations color={shown[slot] ?? whole.hex} onChoose={set} />
    </>
  );
}
