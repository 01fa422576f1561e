import { MOST_COLORS } from '@swatchwork/contract/constants';
import { ArrowRight, Copy, Link2 } from 'lucide-react';
import type { ReactNode } from 'react';

import { MoreFormats } from '../../../palette-files/export/more-formats.tsx';
import { colorTexts } from '../../../palettes/carried-palette.ts';
import { shareLink } from '../../../palettes/share-link.ts';
import { isPalette } from '../../../tools/go-on/addresses.ts';
import { paletteAddress } from '../../../tools/go-on/targets.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { copyWithToast } from '../../../ui/copying/copy-with-toast.ts';
import type { pickedPalette } from './picked-palette.ts';

type Props = {
  palette: ReturnType<typeof pickedPalette>;
  /** Further actions. */
  children?: ReactNode;
};

/** Links to tools that take the colors. */
export function PaletteActions({ palette, children }: Props) {
  const { colors } = palette;
  const creator = paletteAddress('creator', palette)!;
  const list = colorTexts(palette).join(', ');

  return (
    <div className="mt-5 flex flex-wrap gap-2 *:flex-1">
      <LinkButton size="small" to={creator}>
        {isPalette(colors) ? 'Open in creator' : 'Open in creator with variations'}
        <ArrowRight aria-hidden="true" />
      </LinkButton>
      <LinkButton size="small" to={paletteAddress('visualizer', palette)!}>
        Visualize
        <ArrowRight aria-hidden="true" />
      </LinkButton>
      <Button size="small" onClick={() => shareLink(creator, palette.name)}>
        <Link2 aria-hidden="true" />
        Share
      </Button>
      <MoreFormats palette={palette} label="Export" size="small" />
      <Button size="small" onClick={() => copyWithToast(list, 'Palette Copied!', list)}>
        <Copy aria-hidden="true" />
        Copy all
      </Button>
      {children}
      {colors.length > MOST_COLORS && (
        <p className="basis-full text-sm text-muted">
          A palette can have ten colors: the creator asks which of the {colors.length} to use, the
          visualizer shows the first ten.
        </p>
      )}
    </div>
  );
}
