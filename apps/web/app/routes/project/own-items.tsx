import { ArrowLeft, ArrowRight, X } from 'lucide-react';

import type { Project } from '../../api/types.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { ItemList } from './item-list.tsx';
import { nameOf } from './item-parts.ts';
import { useItems } from './use-items.ts';

/** The items of an own project: moved one place at a time, and taken out. */
export function OwnItems({ project }: { project: Project }) {
  const { items, said, move, remove, list } = useItems(project);

  return (
    <div {...list}>
      <p role="status" className="sr-only">
        {said}
      </p>
      {items.length === 0 && (
        <p className="text-muted">
          Open a palette, or one of your saved themes, and choose <strong>Add to Project</strong>.
        </p>
      )}
      <ItemList
        items={items}
        actions={(item, place) => {
          const name = nameOf(item);
          const [isFirst, isLast] = [place === 0, place === items.length - 1];
          return (
            <div className="relative mt-auto -mb-2 -ml-2.5 flex w-fit pt-1">
              <IconButton
                label={`Move ${name} back`}
                data-move={`${item.id} -1`}
                aria-disabled={isFirst}
                onClick={() => isFirst || move(item, -1)}
              >
                <ArrowLeft aria-hidden="true" />
              </IconButton>
              <IconButton
                label={`Move ${name} on`}
                data-move={`${item.id} 1`}
                aria-disabled={isLast}
                onClick={() => isLast || move(item, 1)}
              >
                <ArrowRight aria-hidden="true" />
              </IconButton>
              <IconButton label={`Remove ${name}`} onClick={() => void remove(item)}>
                <X aria-hidden="true" />
              </IconButton>
            </div>
          );
        }}
      />
    </div>
  );
}
