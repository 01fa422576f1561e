import type { Hex } from '@swatchwork/color';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { InnerLink } from '../../ui/links/inner-link.tsx';
import { Swatch } from '../../ui/swatches/swatch.tsx';
import { VisibilityButton } from './visibility-button.tsx';

type Props = Pick<Parameters<typeof VisibilityButton>[0], 'noun' | 'onChange'> & {
  entry: { name: string; isPublic: boolean; description?: string | null };
  to: string;
  colors: readonly Hex[];
  /** Over the colors. */
  picture?: ReactNode;
  /** What is said below the name, each in an element of its own. */
  facts: ReactNode;
  /** The label of the button that edits. */
  edit: 'Edit' | 'Rename';
  onEdit: () => void;
  onDelete: () => void;
};

/** One of the account's own themes or projects, with its actions. */
export function OwnCard(props: Props) {
  const { noun, entry, to, colors, picture, facts, edit, onChange, onEdit, onDelete } = props;
  const { name, description, isPublic } = entry;

  return (
    <li className="flex flex-col overflow-hidden rounded-panel border border-line bg-raised">
      <div
        className={`relative flex border-b border-line *:flex-1 ${picture ? 'aspect-[75/32]' : 'h-20'}`}
      >
        {colors.map((hex, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry may hold a color twice.
          <Swatch key={place} color={hex} />
        ))}
        {picture}
      </div>
      <div className="flex flex-1 flex-col p-4">
        <div className="flex items-start justify-between gap-3">
          <h2 className="mt-1 min-w-0 text-lg leading-snug wrap-anywhere">
            <InnerLink to={to} data-discover="true" className="hover:underline">
              <bdi>{name}</bdi>
            </InnerLink>
          </h2>
          <VisibilityButton noun={noun} name={name} isPublic={isPublic} onChange={onChange} />
        </div>
        {description && <p className="mt-1 text-sm wrap-anywhere text-muted">{description}</p>}
        <div className="mt-auto flex items-center pt-2">
          <p className="flex flex-1 flex-wrap gap-x-3 text-sm text-muted">{facts}</p>
          <IconButton label={`${edit} ${name}`} onClick={onEdit}>
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
