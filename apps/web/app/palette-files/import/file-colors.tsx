import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';

import { Button } from '../../ui/buttons/button.tsx';
import { usePaletteImport } from './use-palette-import.ts';

/** Large photos take seconds each. */
const MOST_FILES = 20;

type Props = {
  /** How many colors the page can take. */
  room: number;
  /** Adds the colors of one file, and returns what else there is to say about it. */
  onImport: Parameters<typeof usePaletteImport>[1];
};

/** Adds colors of logos, photos and palette files that are chosen, dropped on the page or pasted. */
export function FileColors({ room, onImport }: Props) {
  const chooser = useRef<HTMLInputElement>(null);
  const files = usePaletteImport(room, onImport, MOST_FILES);

  return (
    <>
      <input
        ref={chooser}
        type="file"
        multiple
        aria-label="Logos, photos or palette files"
        hidden // the button below it is what a person sees
        onChange={(event) => {
          void files.takeFromPage([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = ''; // so that the same file can be chosen again
        }}
      />
      <Button className="w-full noscript:hidden" onClick={() => chooser.current?.click()}>
        <ImagePlus aria-hidden="true" />
        From a logo, photo or file
      </Button>
      {files.DropHint && <files.DropHint />}
      {files.ImportDialog && <files.ImportDialog {...files.dialog} />}
    </>
  );
}
