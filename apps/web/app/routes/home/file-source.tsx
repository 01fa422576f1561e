import type { Hex } from '@swatchwork/color';
import { FileUp } from 'lucide-react';

import { usePaletteImport } from '../../palette-files/import/use-palette-import.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { HERO_COLORS } from './hero-colors.ts';

/** Takes files that are chosen, dropped on the page or pasted: pictures, style sheets, palettes. */
export function FileSource({ onColors }: { onColors: (colors: readonly Hex[]) => void }) {
  const files = usePaletteImport(HERO_COLORS.length, ({ colors }) => {
    onColors(colors.map(({ hex }) => hex));
    return '';
  });

  return (
    <>
      <IconButton label="Choose a file" className="border border-outline" onClick={files.show}>
        <FileUp aria-hidden="true" />
      </IconButton>
      {files.DropHint && <files.DropHint />}
      {files.ImportDialog && <files.ImportDialog {...files.dialog} />}
    </>
  );
}
