import { Eye, Globe, Heart, Lock, Trash2 } from 'lucide-react';

import type { PaletteEntry } from '../../../api/types.ts';
import { exportedOf } from '../../../palette-files/export/exported-palette.ts';
import { MoreFormats } from '../../../palette-files/export/more-formats.tsx';
import { hexesOf } from '../../../palettes/palette-face.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { copyWithToast } from '../../../ui/copying/copy-with-toast.ts';
import { LocalDay } from '../../../ui/text/day.tsx';

type Props = { palette: PaletteEntry; onDelete: () => void };

/** One of the account's own palettes, with its actions. */
export function OwnPaletteCard({ palette, onDelete }: Props) {
  const { name, description, likes, isPublic, createdAt } = palette;
  const hexes = hexesOf(palette);
  const query = new URLSearchParams({
    colors: hexes.map((hex) => hex.slice(1)).join('-'),
    name,
  });
  const Visibility = isPublic ? Globe : Lock;

  return (
    <li className="flex flex-col overflow-hidden rounded-panel border border-line bg-raised">
      <div className="flex h-32 border-b border-line">
        {hexes.map((hex, place) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a palette may hold a color twice.
            key={place}
            type="button"
            aria-label={`Copy ${hex}`}
            title={hex}
            onClick={() => copyWithToast(hex)}
            className="ring-inside flex-1 forced-color-adjust-none"
            style={{ backgroundColor: hex }}
          />
        ))}
      </div>
      <div className="flex flex-1 flex-col p-4">
        <div className="flex items-start justify-between gap-3">
          <h2 className="min-w-0 text-lg leading-snug wrap-anywhere">
            <bdi>{name}</bdi>
          </h2>
          <span
            role="img"
            aria-label={isPublic ? 'Public' : 'Private'}
            title={isPublic ? 'Public: everybody finds it' : 'Private: only you see it'}
            className="mt-1"
          >
            <Visibility aria-hidden="true" className="size-4 text-muted" />
          </span>
        </div>
        {description && <p className="mt-1 text-sm wrap-anywhere text-muted">{description}</p>}
        <div className="mt-auto pt-3">
          <p className="flex items-center gap-x-3 text-sm whitespace-nowrap text-muted">
            <span className="flex items-center gap-1">
              <Heart aria-hidden="true" className="size-3.5" />
              {likes}
              <span className="sr-only">likes</span>
            </span>
            <LocalDay of={createdAt} />
          </p>
          <div className="-mr-2 -mb-1 mt-2 flex items-center gap-2">
            <LinkButton
              to={`/palette-visualizer?${query}`}
              size="small"
              aria-label={`Visualize ${name}`}
            >
              <Eye aria-hidden="true" />
              Visualize
            </LinkButton>
            <div>
              <MoreFormats
                palette={exportedOf(palette)}
                label="Export"
                aria-label={`Export ${name}`}
                size="small"
              />
            </div>
            <IconButton label={`Delete ${name}`} onClick={onDelete} className="ml-auto">
              <Trash2 aria-hidden="true" />
            </IconButton>
          </div>
        </div>
      </div>
    </li>
  );
}
