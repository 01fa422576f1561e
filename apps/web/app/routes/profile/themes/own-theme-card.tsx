import { Pencil, Trash2 } from 'lucide-react';

import type { SavedTheme } from '../../../api/types.ts';
import { brandsOf } from '../../../themes/brands-of.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { InnerLink } from '../../../ui/links/inner-link.tsx';
import { Swatch } from '../../../ui/swatches/swatch.tsx';
import { LocalDay } from '../../../ui/text/day.tsx';
import { countOf } from '../../../ui/text/format-count.ts';
import { VisibilityButton } from '../visibility-button.tsx';

type Props = {
  theme: SavedTheme;
  /** Changes it on the server. */
  onChange: (changes: { isPublic: boolean }) => Promise<boolean>;
  onRename: () => void;
  onDelete: () => void;
};

/** One of the account's own themes, with its actions. */
export function OwnThemeCard({ theme, onChange, onRename, onDelete }: Props) {
  const { id, name, isPublic, changedAt } = theme;
  const brands = brandsOf(theme);

  return (
    <li className="flex flex-col overflow-hidden rounded-panel border border-line bg-raised">
      <div className="flex h-20 border-b border-line *:flex-1">
        {brands.map((hex, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a theme may hold a color twice.
          <Swatch key={place} color={hex} />
        ))}
      </div>
      <div className="flex flex-1 flex-col p-4">
        <div className="flex items-start justify-between gap-3">
          <h2 className="mt-1 min-w-0 text-lg leading-snug wrap-anywhere">
            <InnerLink to={`/theme?saved=${id}`} data-discover="true" className="hover:underline">
              <bdi>{name}</bdi>
            </InnerLink>
          </h2>
          <VisibilityButton noun="Theme" name={name} isPublic={isPublic} onChange={onChange} />
        </div>
        <div className="mt-auto flex items-center pt-2">
          <p className="flex flex-1 flex-wrap gap-x-3 text-sm text-muted">
            <span>{countOf(brands.length, 'brand color')}</span>
            <span>
              Saved <LocalDay of={changedAt} />
            </span>
          </p>
          <IconButton label={`Rename ${name}`} onClick={onRename}>
            <Pencil aria-hidden="true" />
          </IconButton>
          <IconButton label={`Delete ${name}`} onClick={onDelete} className="-mr-2">
            <Trash2 aria-hidden="true" />
          </IconButton>
        </div>
      </div>
    </li>
  );
}
