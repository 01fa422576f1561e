import { BRAND_LIMIT } from '@swatchwork/theme';
import { EXAMPLE, type ThemeDocument } from '@swatchwork/theme/link';
import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';

import type { Imported } from '../../../palette-files/import/read-source.ts';
import { usePaletteImport } from '../../../palette-files/import/use-palette-import.ts';
import { withArrived } from '../../../themes/with-arrived.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/messages/toast.ts';
import { useHandler } from '../../../ui/use-handler.ts';
import { isSame } from '../state/is-same.ts';
import type { ThemeDispatch } from '../state/use-theme-state.ts';

type Props = { document: ThemeDocument; dispatch: ThemeDispatch };

/** Takes brand colors from logos, photos and palette files that are chosen, dropped on the page or pasted. */
export function BrandFiles({ document, dispatch }: Props) {
  const chooser = useRef<HTMLInputElement>(null);
  const files = usePaletteImport(
    BRAND_LIMIT,
    useHandler((imported: Imported) => {
      // The example gives way to the first colors.
      const before = isSame(document, EXAMPLE) ? [] : document.brands;
      const brands = withArrived(before, imported);
      dispatch({ type: 'change', change: { brands } });
      const added = brands.length - before.length;
      return added === 0
        ? 'No brand color was added.'
        : `Brand colors now: ${brands.length}, ${added} of them new.`;
    }),
  );

  return (
    <>
      <input
        ref={chooser}
        type="file"
        multiple
        aria-label="Logos, photos or palette files"
        hidden // the button below it is what a person sees
        onChange={async (event) => {
          const chosen = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = ''; // so that the same file can be chosen again
          for (const file of chosen) {
            const problem = await files.dialog.onSource(file);
            if (problem) toast.error('Import Failed', `${problem} Your theme has not changed.`);
          }
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
