import type { Hex } from '@swatchwork/color';
import { useNavigate } from 'react-router';

import { Button } from '../../../ui/button.tsx';
import { SavePanel } from '../account/save-panel.tsx';
import type { useSaving } from '../account/use-saving.ts';
import { ExportPanel } from '../export/export-panel.tsx';
import type { useGeneration } from '../generate/use-generation.ts';
import type { Creator } from '../state/use-creator.ts';
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
  const { colors, checking, name } = state.document;
  const palette = { name: name.trim() || 'Swatchwork palette', colors };
  const exported = { ...palette, colorNames: colors.map(nameOf) };

  function visualize() {
    localStorage.setItem('currentPalette', JSON.stringify(palette));
    navigate('/palette-visualizer');
  }

  return (
    <aside
      aria-label="Inspector"
      className="border-line bg-raised md:max-lg:columns-2 md:max-lg:gap-0 lg:w-92 lg:shrink-0 lg:overflow-y-auto lg:border-l"
    >
      <SelectedColor {...creator} />
      <Section title="Color Harmony">
        <HarmonyPanel document={state.document} generation={generation} />
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
          <AccessibilityCheck {...creator} />
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
        <SavePanel creator={creator} saving={saving} nameOf={nameOf} />
      </Section>
    </aside>
  );
}
