import { parseHex } from '@swatchwork/color';
import { Plus } from 'lucide-react';

import type { PaletteEntry } from '../../../api/types.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { CopyButton } from '../../../ui/copying/copy-button.tsx';
import { ColorLink } from '../../../ui/links/color-link.tsx';

/** Every color of a palette, large, with its name, a link to its page and a copy button. */
export function ColorRow({ colors }: Pick<PaletteEntry, 'colors'>) {
  return (
    <ul
      aria-label="Colors"
      className="grid overflow-hidden rounded-panel border border-line sm:auto-cols-fr sm:grid-flow-col"
    >
      {colors.map((color, place) => {
        const { hex, name, css } =
          typeof color === 'string' ? { hex: color, name: '', css: undefined } : color;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a palette may hold a color twice.
          <li key={place} className="flex min-w-0 bg-raised max-sm:flex-row sm:flex-col">
            <ColorLink
              color={parseHex(hex)!}
              css={css}
              className="min-h-16 min-w-0 flex-1 p-3 sm:min-h-56"
            >
              <span className="truncate">{name}</span>
            </ColorLink>
            <div className="flex flex-wrap items-center justify-center border-line max-sm:border-l sm:border-t">
              <CopyButton text={hex} className="noscript:hidden" />
              <IconButton
                label={`Add ${hex} to tray`}
                data-tray={css ?? hex}
                className="noscript:hidden"
              >
                <Plus aria-hidden="true" />
              </IconButton>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
