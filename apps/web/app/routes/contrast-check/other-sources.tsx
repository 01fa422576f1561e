import { PALETTE_SIZE_LIMIT } from '@swatchwork/color';
import { FileUp } from 'lucide-react';
import { useNavigate } from 'react-router';

import { usePaletteImport } from '../../palette-files/import/use-palette-import.ts';
import { carriedOf } from '../../palettes/carried-palette.ts';
import { writeHexList } from '../../palettes/hex-list.ts';
import { useCarriedTheme } from '../../themes/own/use-carried-theme.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { type CheckQuery, writeCheck } from './check-query.ts';

/** What no list of colors has: a style sheet, or design tokens. */
export const isThemeText = (text: string): boolean => /[{}]|--[\w-]+\s*:/.test(text);

type Props = {
  query: CheckQuery;
  /** A style sheet that was entered in place of colors. */
  theme: string | undefined;
};

/** Takes palette files and style sheets: dropped, pasted, chosen, or entered in place of colors. */
export function OtherSources({ query, theme }: Props) {
  const navigate = useNavigate();
  const carry = useCarriedTheme();
  const files = usePaletteImport(PALETTE_SIZE_LIMIT, ({ name, colors }) => {
    const carried = carriedOf(colors);
    const { exact: _, ...rest } = query;
    const next = { ...rest, ...carried, text: writeHexList(carried.colors), name, locked: [] };
    navigate(writeCheck({ ...next, pair: undefined, was: undefined }));
    return '';
  });

  return (
    <>
      {theme !== undefined && (
        <div role="alert" className="order-last flex w-full flex-wrap items-center gap-2">
          <p className="mr-2">This is a style sheet or a file of tokens.</p>
          <Button variant="primary" onClick={() => void carry(theme)}>
            Check as a theme
          </Button>
          <Button onClick={() => void files.dialog.onSource(theme)}>Take its colors</Button>
        </div>
      )}
      <Button onClick={files.show} className="noscript:hidden sm:mt-[25px]">
        <FileUp aria-hidden="true" />
        Import
      </Button>
      {files.DropHint && <files.DropHint />}
      {files.ImportDialog && <files.ImportDialog {...files.dialog} />}
    </>
  );
}
