import type { Hex } from '@swatchwork/color';
import { useDeferredValue, useMemo } from 'react';
import { useNavigate } from 'react-router';

import { Button } from '../../../ui/button.tsx';
import { SavePanel } from '../account/save-panel.tsx';
import type { useSaving } from '../account/use-saving.ts';
import { ExportPanel } from '../export/export-panel.tsx';
import type { useGeneration } from '../generate/use-generation.ts';
import type { CreatorDocument } from '../state/creator-document.ts';
import type { Creator } from '../state/use-creator.ts';
import { useHandler } from '../state/use-handler.ts';
import { AccessibilityCheck } from './accessibility-check.tsx';
import { HarmonyPanel } from './harmony-panel.tsx';
import { Section } from './section.tsx';
import { SelectedColor } from './selected-color.tsx';

type Props = {
  creator: Creator;
  generation: ReturnType<typeof useGeneration>;
  saving: ReturnType<typeof useSaving>;
  nameOf: (color: Hex) => string | undefined;
};

/** Everything about the palette that is not the palette itself. */
export function Inspector({ creator, generation, saving, nameOf }: Props) {
  const navigate = useNavigate();
  const { state, dispatch } = creator;
  const { checking, name, description } = state.document;
  // What only shows the palette may come a frame later than the slot under the hand.
  const shown = useDeferredValue(state.document);

  const exported = useMemo(
    () => ({ ...toPalette(shown), colorNames: shown.colors.map(nameOf) }),
    [shown, nameOf],
  );
  const save = useHandler(() =>
    saving.savePalette(state.document, (color) => nameOf(color) ?? `Color ${color}`),
  );

  function visualize() {
    localStorage.setItem('currentPalette', JSON.stringify(toPalette(state.document)));
    navigate('/palette-visualizer');
  }

  return (
    <aside
      aria-label="Inspector"
      className="border-line bg-raised max-lg:border-t md:max-lg:columns-2 md:max-lg:gap-0 lg:w-92 lg:shrink-0 lg:overflow-y-auto lg:border-l"
    >
      <SelectedColor {...creator} />
      <Section title="Color Harmony">
        <HarmonyPanel
          offered={shown.colors[shown.selected ?? 0] ?? ''}
          harmony={shown.harmony}
          pending={generation.pending}
          harmonise={generation.harmonise}
        />
      </Section>
      <Section
        title="Accessibility Check"
        aside={
          <Button
            size="small"
            aria-expanded={checking}
            aria-label={`${checking ? 'Hide' : 'Show'} accessibility check`}
            onClick={() => dispatch({ type: 'toggleCheck' })}
          >
            {checking ? 'Hide' : 'Show'}
          </Button>
        }
      >
        {checking ? (
          <AccessibilityCheck colors={shown.colors} locked={shown.locked} dispatch={dispatch} />
        ) : (
          <p className="text-sm text-muted">The contrast of every pair, and what would fix it.</p>
        )}
      </Section>
      <Section title="Export">
        <div className="space-y-2">
          <ExportPanel palette={exported} />
          <Button className="w-full" onClick={visualize}>
            Visualize Palette
          </Button>
        </div>
      </Section>
      <Section title="Save">
        <SavePanel
          name={name}
          description={description}
          saving={saving.saving}
          onSave={save}
          dispatch={dispatch}
        />
      </Section>
    </aside>
  );
}

const toPalette = ({ name, colors }: CreatorDocument) => ({
  name: name.trim() || 'Swatchwork palette',
  colors,
});
