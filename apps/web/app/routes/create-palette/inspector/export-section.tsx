import { Link2 } from 'lucide-react';
import { memo, useMemo } from 'react';
import { useNavigate } from 'react-router';

import { ExportPanel } from '../../../palette-files/export/export-panel.tsx';
import { writeRoles } from '../../../palettes/chosen-roles.ts';
import type { CreatorDocument } from '../../../palettes/creator-document.ts';
import { write } from '../../../tools/go-on/addresses.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { exportedDocument, storedDocument } from '../exported-document.ts';
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
    () => exportedDocument(document, nameOf, ownNameOf),
    [document, nameOf, ownNameOf],
  );

  function visualize() {
    localStorage.setItem('currentPalette', JSON.stringify(storedDocument(document)));
    const roles = String(write(writeRoles(document.roles)));
    navigate(`/palette-visualizer${roles && `?${roles}`}`);
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
