import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';

import type { ProjectItem } from '../../api/types.ts';
import { CardFrame, CardName } from '../../palettes/card-frame.tsx';
import { ThemePicture } from '../../themes/theme-picture.tsx';
import { colorsOf, isPublic, kindOf, nameOf, pathOf } from './item-parts.ts';

type Props = {
  items: readonly ProjectItem[];
  /** What its owner can do with an item. */
  actions?: (item: ProjectItem, place: number) => ReactNode;
};

/** Palettes and themes as cards, in order. */
export function ItemList({ items, actions }: Props) {
  if (items.length === 0) return <p className="py-10 text-muted">No items yet.</p>;
  return (
    <ol aria-label="Items" className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {items.map((item, place) => (
        <CardFrame
          key={item.id}
          palette={item.palette ?? { colors: colorsOf(item) }}
          className="aspect-[75/32]"
          picture={item.theme && <ThemePicture {...item.theme} />}
        >
          <div className="flex flex-1 flex-col p-4">
            <CardName to={pathOf(item)} name={nameOf(item)} />
            <p className="mt-0.5 flex flex-wrap items-center gap-x-3 text-sm text-muted">
              <span className="first-letter:uppercase">{kindOf(item)}</span>
              {!isPublic(item) && (
                <span className="flex items-center gap-1">
                  <Lock aria-hidden="true" className="size-3.5" />
                  Only you can see it
                </span>
              )}
            </p>
            {actions?.(item, place)}
          </div>
        </CardFrame>
      ))}
    </ol>
  );
}
