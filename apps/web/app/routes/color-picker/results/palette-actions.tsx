import type { Hex } from '@swatchwork/color';
import { ArrowRight, Copy } from 'lucide-react';

import { MoreFormats } from '../../../palette-files/export/more-formats.tsx';
import { Button } from '../../../ui/button.tsx';
import { copyWithToast } from '../../../ui/copy-with-toast.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { creatorPath, visualizerPath } from './palette-links.ts';

/** Where colours can go from here. At least one. */
export function PaletteActions({ colors, name }: { colors: readonly Hex[]; name: string }) {
  const list = colors.join(', ');

  return (
    <div className="mt-5 grid grid-cols-2 gap-2 noscript:grid-cols-1 sm:grid-cols-4">
      <LinkButton size="small" to={creatorPath(colors, name)}>
        Creator
        <ArrowRight aria-hidden="true" />
      </LinkButton>
      <LinkButton size="small" to={visualizerPath(colors, name)}>
        Visualizer
        <ArrowRight aria-hidden="true" />
      </LinkButton>
      <MoreFormats palette={{ name, colors }} />
      <Button size="small" onClick={() => copyWithToast(list, 'Palette Copied!', list)}>
        <Copy aria-hidden="true" />
        Copy all
      </Button>
    </div>
  );
}
