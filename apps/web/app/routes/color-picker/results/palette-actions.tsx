import type { Hex } from '@swatchwork/color';
import { ArrowRight, Copy } from 'lucide-react';
import type { ReactNode } from 'react';

import { MoreFormats } from '../../../palette-files/export/more-formats.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { copyWithToast } from '../../../ui/copying/copy-with-toast.ts';
import { creatorPath, visualizerPath } from './palette-links.ts';

type Props = {
  /** At least one. */
  colors: readonly Hex[];
  name: string;
  /** Further actions. */
  children?: ReactNode;
};

/** Links to tools that take the colors. */
export function PaletteActions({ colors, name, children }: Props) {
  const list = colors.join(', ');

  return (
    <div className="mt-5 flex flex-wrap gap-2 *:flex-1">
      <LinkButton size="small" to={creatorPath(colors, name)}>
        Open in creator
        <ArrowRight aria-hidden="true" />
      </LinkButton>
      <LinkButton size="small" to={visualizerPath(colors, name)}>
        Visualize
        <ArrowRight aria-hidden="true" />
      </LinkButton>
      <MoreFormats palette={{ name, colors }} label="Export" size="small" />
      <Button size="small" onClick={() => copyWithToast(list, 'Palette Copied!', list)}>
        <Copy aria-hidden="true" />
        Copy all
      </Button>
      {children}
    </div>
  );
}
