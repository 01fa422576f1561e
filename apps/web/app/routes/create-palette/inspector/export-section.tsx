import { toCssColor } from '@swatchwork/color';
import { Link2 } from 'lucide-react';
import { memo, useMemo } from 'react';
import { useNavigate } from 'react-router';

import { ExportPanel } from '../../../palette-files/export/export-panel.tsx';
import { colorTexts } from '../../../palettes/carried-palette.ts';
import type { CreatorDocument } from '../../../palettes/creator-document.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { sharePalette } from '../share-palette.ts';
import type { NameOf } from '../state/names-in.ts';
import { Section } from './section.tsx';

type Props = {
  document: CreatorDocument;
  nameOf: NameOf;
  /** The name that a file gave the color. */
  ownNameOf: NameOf;
};

/** Files of the palette, its link, and the way to the visualizer. */
export const ExportSection = memo(function ExportSection({ document, nameOf, ownNameOf }: Props) {
  const navigate = useNavigate();
  const exported = useMemo(
    () => ({
      ...toPalette(document),
      ...beyondHexes(document),
      colorNames: colorTexts(document).map(ownNameOf),
      poeticNames: colorTexts(document).map(nameOf),
    }),
    [document, nameOf, ownNameOf],
  );

  function visualize() {
    localStorage.setItem('currentPalette', JSON.stringify(toStored(document)));
    navigate('/palette-visualizer');
  }

  return (
    <Section title="Export">
      <div className="space-y-2">
        <ExportPanel palette={exported} />
        <Button className="w-full" onClick={visualize}>
          Visualize Palette
        </Button>
        <Button className="w-full" onClick={() => sharePalette(document)}>
          <Link2 aria-hidden="true" />
          Share Link
        </Button>
      </div>
    </Section>
  );
});

const toPalette = ({ name, colors }: CreatorDocument) => ({
  name: name.trim() || 'Swatchwork palette',
  colors,
});

/** The palette for the visualizer, which reads colors as the API answers them. */
const toStored = (document: CreatorDocument) => ({
  ...toPalette(document),
  colors: document.colors.map((hex, i) => toCssColor(document.exact[i] ?? '') ?? hex),
});

/** What the colors are beyond their hexes, as the writers of files take it. */
function beyondHexes({ exact }: Pick<CreatorDocument, 'exact'>) {
  const colors = exact.map((text) => toCssColor(text ?? ''));
  return { exact: colors.map((color) => color?.css), alphas: colors.map((color) => color?.alpha) };
}
