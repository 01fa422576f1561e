import { Pencil, Trash2 } from 'lucide-react';

import type { CollectionSummary } from '../../../api/types.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { InnerLink } from '../../../ui/links/inner-link.tsx';
import { Swatch } from '../../../ui/swatches/swatch.tsx';
import { LocalDay } from '../../../ui/text/day.tsx';
import { countOf } from '../../../ui/text/format-count.ts';
import { VisibilityButton } from '../visibility-button.tsx';

type Props = {
  collection: CollectionSummary;
  /** Changes it on the server, and answers whether it is public now, or why it stays private. */
  onChange: (changes: { isPublic: boolean }) => Promise<boolean | string>;
  onEdit: () => void;
  onDelete: () => void;
};

/** One of the account's own collections, with its actions. */
export function CollectionCard({ collection, onChange, onEdit, onDelete }: Props) {
  const { id, name, description, isPublic, itemCount, colors, changedAt } = collection;

  return (
    <li className="flex flex-col overflow-hidden rounded-panel border border-line bg-raised">
      <div className="flex h-20 border-b border-line *:flex-1">
        {colors.map((hex, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a collection may hold a color twice.
          <Swatch key={place} color={hex} />
        ))}
      </div>
      <div className="flex flex-1 flex-col p-4">
        <div className="flex items-start justify-between gap-3">
          <h2 className="mt-1 min-w-0 text-lg leading-snug wrap-anywhere">
            <InnerLink to={`/collections/${id}`} data-discover="true" className="hover:underline">
              <bdi>{name}</bdi>
            </InnerLink>
          </h2>
          <VisibilityButton noun="Collection" name={name} isPublic={isPublic} onChange={onChange} />
        </div>
        {description && <p className="mt-1 text-sm wrap-anywhere text-muted">{description}</p>}
        <div className="mt-auto flex items-center pt-2">
          <p className="flex flex-1 flex-wrap gap-x-3 text-sm text-muted">
            <span>{countOf(itemCount, 'item')}</span>
            <span>
              Changed <LocalDay of={changedAt} />
            </span>
          </p>
          <IconButton label={`Edit ${name}`} onClick={onEdit}>
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
