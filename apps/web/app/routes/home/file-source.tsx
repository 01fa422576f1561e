import { FileUp } from 'lucide-react';

import { usePaletteImport } from '../../palette-files/import/use-palette-import.ts';
import { withArrived } from '../../themes/with-arrived.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { HERO_COLORS } from './hero-colors.ts';

/** Takes files that are chosen, dropped on the page or pasted: pictures, style sheets, palettes. */
export function FileSource({ onColors }: { onColors: (colors: readonly string[]) => void }) {
  const files = usePaletteImport(HERO_COLORS.length, (imported) => {
    // The color of a logo leads; its paper and its soft edges are left out.
    onColors(
      imported.isPicture
        ? withArrived([], imported, HERO_COLORS.length).map(({ color }) => color)
        : imported.colors.map(({ hex }) => hex),
    );
    return '';
  });

  return (
    <>
      <Button className="max-sm:px-3" onClick={files.show}>
        <FileUp aria-hidden="true" />
        Choose a file
      </Button>
      {files.DropHint && <files.DropHint />}
      {files.ImportDialog && <files.ImportDialog {...files.dialog} />}
    </>
  );
}
