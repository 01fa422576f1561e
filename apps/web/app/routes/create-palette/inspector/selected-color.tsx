import { type Hex, toCssColor } from '@swatchwork/color';

import { Swatch } from '../../../ui/swatches/swatch.tsx';
import { useHandler } from '../../../ui/use-handler.ts';
import { aboutExact } from '../slots/exact-mark.tsx';
import type { Creator } from '../state/use-creator.ts';
import type { Sizing } from '../state/use-sizing.ts';
import { Section } from './section.tsx';
import { SelectedTools } from './selected-tools.tsx';
import { Sliders } from './sliders.tsx';
import { Variations } from './variations.tsx';

type Props = Creator & {
  /** The colors of a moment ago while one is being dragged. */
  shown: readonly Hex[];
  sizing: Sizing;
  onDeselect: () => void;
};

/** Actions on the selected color. Without a selection they are disabled. */
export function SelectedColor({ state, dispatch, shown, sizing, onDeselect }: Props) {
  const { colors, exact, selected } = state.document;
  const slot = selected ?? 0;
  const color = selected === undefined ? undefined : colors[slot];
  const whole = toCssColor((color && exact[slot]) ?? '');
  const about = whole && aboutExact(whole);
  const set = useHandler((next: Hex) => dispatch({ type: 'setColor', slot, color: next }));

  return (
    <>
      <Section
        title={
          color ? (
            <>
              <Swatch color={color} className="size-6 rounded-control" />
              {`Color ${slot + 1}`}
            </>
          ) : (
            'No color selected'
          )
        }
        aside={
          <SelectedTools
            slot={selected}
            count={colors.length}
            {...{ sizing, dispatch, onDeselect }}
          />
        }
      >
        {about && (
          <p className="mb-3 text-sm text-muted wrap-anywhere">{`${about} Tuning makes it ${color} first.`}</p>
        )}
        <Sliders
          color={color}
          onChange={(next, gesture) => dispatch({ type: 'dragColor', slot, color: next, gesture })}
        />
      </Section>
      <Variations color={color && (shown[slot] ?? color)} onChoose={set} />
    </>
  );
}
