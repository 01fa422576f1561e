import type { Hex } from '@swatchwork/color';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useDeferredValue } from 'react';

import { IconButton } from '../../../ui/icon-button.tsx';
import { Swatch } from '../../../ui/swatch.tsx';
import { focusSwatch } from '../slots/focus-swatch.ts';
import { SLOT_COUNT } from '../state/creator-document.ts';
import type { Creator } from '../state/use-creator.ts';
import { useHandler } from '../state/use-handler.ts';
import { Section } from './section.tsx';
import { Sliders } from './sliders.tsx';
import { Variations } from './variations.tsx';

/** What can be done with the selected colour; a hint of the same size while none is selected. */
export function SelectedColor({ state, dispatch }: Creator) {
  const { colors, selected } = state.document;
  const slot = selected ?? 0;
  const color = colors[slot];
  const shown = useDeferredValue(color);
  const set = useHandler((next: Hex) => dispatch({ type: 'setColor', slot, color: next }));
  if (selected === undefined || !color || !shown) return <NothingSelected />;

  // At either end the button stays focusable and does nothing, so that the focus is not lost.
  const move = (step: number) => dispatch({ type: 'move', from: slot, to: slot + step });

  /** This button goes with the selection: the focus returns to the swatch. */
  function deselect() {
    focusSwatch(slot);
    dispatch({ type: 'select', slot: undefined });
  }

  return (
    <>
      <Section
        title={
          <>
            <Swatch color={color} className="size-6 rounded-control" />
            {`Color ${slot + 1}`}
          </>
        }
        aside={
          <div className="-my-2 -mr-2 flex">
            <IconButton
              label="Move left"
              aria-disabled={slot === 0 || undefined}
              onClick={() => move(-1)}
            >
              <ChevronLeft aria-hidden="true" />
            </IconButton>
            <IconButton
              label="Move right"
              aria-disabled={slot === SLOT_COUNT - 1 || undefined}
              onClick={() => move(1)}
            >
              <ChevronRight aria-hidden="true" />
            </IconButton>
            <IconButton label="Deselect" onClick={deselect}>
              <X aria-hidden="true" />
            </IconButton>
          </div>
        }
      >
        <Sliders
          color={color}
          onChange={(next, gesture) => dispatch({ type: 'dragColor', slot, color: next, gesture })}
        />
      </Section>
      <Section title="Variations">
        <Variations color={shown} onChoose={set} />
      </Section>
    </>
  );
}

function NothingSelected() {
  return (
    <Section title="No color selected">
      <p className="text-muted">
        Select a colour to tune its hue, saturation and lightness and to see ten variations of it.
      </p>
    </Section>
  );
}
