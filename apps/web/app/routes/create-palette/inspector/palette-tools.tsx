import type { Hex } from '@swatchwork/color';
import { memo, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { ExportPanel } from '../../../palette-files/export/export-panel.tsx';
import type { CreatorDocument } from '../../../palettes/creator-document.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import type { useGeneration } from '../generate/use-generation.ts';
import type { Creator } from '../state/use-creator.ts';
import { AccessibilityCheck } from './accessibility-check.tsx';
import { HarmonyPanel } from './harmony-panel.tsx';
import { Section } from './section.tsx';

type Props = Pick<ReturnType<typeof useGeneration>, 'pending' | 'harmonize'> &
  Pick<Creator, 'dispatch'> & {
    document: CreatorDocument;
    nameOf: (color: Hex) => string | undefined;
  };

/** Actions on the palette as a whole. */
export const PaletteTools = memo(function PaletteTools(props: Props) {
  const { document, nameOf, pending, harmonize, dispatch } = props;
  const { colors, locked, selected, harmony, checking } = document;
  const navigate = useNavigate();
  const exported = useMemo(
    () => ({ ...toPalette(document), colorNames: document.colors.map(nameOf) }),
    [document, nameOf],
  );

  function visualize() {
    localStorage.setItem('currentPalette', JSON.stringify(toPalette(document)));
    navigate('/palette-visualizer');
  }

  return (
    <>
      <Section title="Color Harmony">
        <HarmonyPanel offered={colors[selected ?? 0] ?? ''} {...{ harmony, pending, harmonize }} />
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
          <AccessibilityCheck {...{ colors, locked, dispatch }} />
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
    </>
  );
});

const toPalette = ({ name, colors }: CreatorDocument) => ({
  name: name.trim() || 'Swatchwork palette',
  colors,
});
