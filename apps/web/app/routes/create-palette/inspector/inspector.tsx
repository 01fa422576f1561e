import type { Hex } from '@swatchwork/color';
import type { CreatorDocument } from '../../../palettes/creator-document.ts';
import { SavePanel } from '../account/save-panel.tsx';
import type { useSaving } from '../account/use-saving.ts';
import type { useGeneration } from '../generate/use-generation.ts';
import type { Creator } from '../state/use-creator.ts';
import { useHandler } from '../state/use-handler.ts';
import { PaletteTools } from './palette-tools.tsx';
import { SelectedColor } from './selected-color.tsx';

type Props = {
  creator: Creator;
  /** The palette of a moment ago while a color is being dragged. */
  shown: CreatorDocument;
  generation: ReturnType<typeof useGeneration>;
  saving: ReturnType<typeof useSaving>;
  nameOf: (color: Hex) => string | undefined;
};

/** All panels about the palette. */
export function Inspector({ creator, shown, generation, saving, nameOf }: Props) {
  const { state, dispatch } = creator;
  const { pending, harmonize } = generation;
  const { name, description } = state.document;
  const save = useHandler(() =>
    saving.savePalette(state.document, (color) => nameOf(color) ?? `Color ${color}`),
  );

  return (
    <aside
      aria-label="Inspector"
      className="border-line bg-raised max-lg:border-t md:max-lg:columns-2 md:max-lg:gap-0 lg:w-92 lg:shrink-0 lg:overflow-y-auto lg:border-l"
    >
      <SelectedColor {...creator} shown={shown.colors} />
      <PaletteTools document={shown} {...{ nameOf, pending, harmonize, dispatch }} />
      <SavePanel {...{ name, description, dispatch }} saving={saving.saving} onSave={save} />
    </aside>
  );
}
