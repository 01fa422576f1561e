import { EyeOff, Heart, Pencil, Trash2 } from 'lucide-react';

import type { PaletteEntry } from '../../../api/types.ts';
import { inCreator } from '../../../own/own-work.ts';
import { exportedOf } from '../../../palette-files/export/exported-palette.ts';
import { MoreFormats } from '../../../palette-files/export/more-formats.tsx';
import { exactsOf } from '../../../palettes/exact-of.ts';
import { HeldMark } from '../../../palettes/held-mark.tsx';
import { hexesOf } from '../../../palettes/hexes-of.ts';
import { paletteKind, palettePath, viewPath } from '../../../palettes/palette-path.ts';
import { paletteAddress } from '../../../tools/go-on/targets.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { copyWithToast } from '../../../ui/copying/copy-with-toast.ts';
import { InnerLink } from '../../../ui/links/inner-link.tsx';
import { swatchStyle } from '../../../ui/swatches/swatch-style.ts';
import { LocalDay } from '../../../ui/text/day.tsx';
import { VisibilityButton } from '../visibility-button.tsx';

type Props = {
  palette: PaletteEntry;
  /** Changes it on the server, and answers whether it is public now. */
  onChange: (changes: { isPublic: boolean }) => Promise<boolean>;
  onEdit: () => void;
  onDelete: () => void;
};

/** One of the account's own palettes, with its actions. */
export function OwnPaletteCard({ palette, onChange, onEdit, onDelete }: Props) {
  const { name, description, tags, likes, isPublic, view, hidden, held, createdAt } = palette;
  const hexes = hexesOf(palette);

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
            style={swatchStyle(palette.colors[place] ?? hex)}
          />
        ))}
      </div>
      <div className="flex flex-1 flex-col p-4">
        <div className="flex items-start justify-between gap-3">
          <h2 className="mt-1 min-w-0 text-lg leading-snug wrap-anywhere">
            <InnerLink to={palettePath(palette)} data-discover="true" className="hover:underline">
              <bdi>{name}</bdi>
            </InnerLink>
          </h2>
          {hidden ? (
            <p className="flex min-h-9 shrink-0 items-center gap-2 text-sm font-medium">
              <EyeOff aria-hidden="true" className="size-[1.125em]" />
              Hidden
            </p>
          ) : (
            <VisibilityButton
              noun="Palette"
              name={name}
              isPublic={isPublic}
              isHeld={held !== undefined}
              onChange={onChange}
            />
          )}
        </div>
        {hidden && (
          <p className="mt-1 text-sm wrap-anywhere">
            Only you can see it: a moderator has hidden it. <q>{hidden.reason}</q>
          </p>
        )}
        {held && <HeldMark held={held} />}
        {description && <p className="mt-1 text-sm wrap-anywhere text-muted">{description}</p>}
        {tags.length > 0 && (
          <ul aria-label={`Tags of ${name}`} className="mt-2 flex flex-wrap gap-1">
            {tags.map((tag) => (
              <li
                key={tag}
                className="rounded-control border border-line px-2 text-sm wrap-anywhere text-muted"
              >
                <bdi>{tag}</bdi>
              </li>
            ))}
          </ul>
        )}
        <div className="mt-auto flex items-center pt-2">
          <p className="flex flex-1 items-center gap-x-3 text-sm whitespace-nowrap text-muted">
            <span className="flex items-center gap-1">
              <Heart aria-hidden="true" className="size-3.5" />
              {likes}
              <span className="sr-only">likes</span>
            </span>
            {view && (
              <span className="truncate first-letter:uppercase">{paletteKind(palette)}</span>
            )}
            <LocalDay of={createdAt} />
          </p>
          <IconButton label={`Edit ${name}`} onClick={onEdit}>
            <Pencil aria-hidden="true" />
          </IconButton>
          <IconButton label={`Delete ${name}`} onClick={onDelete} className="-mr-2">
            <Trash2 aria-hidden="true" />
          </IconButton>
        </div>
        <div className="mt-2 flex gap-2 *:flex-1">
          <LinkButton
            to={view ? viewPath(palette) : inCreator(palette)}
            size="small"
            aria-label={`Open ${name} ${view ? 'as it was saved' : 'in the creator'}`}
            title={view ? paletteKind(palette) : 'Open in the creator'}
          >
            Open
          </LinkButton>
          <LinkButton
            to={paletteAddress('visualizer', { colors: hexes, exact: exactsOf(palette), name })!}
            size="small"
            aria-label={`Visualize ${name}`}
          >
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
        </div>
      </div>
    </li>
  );
}
