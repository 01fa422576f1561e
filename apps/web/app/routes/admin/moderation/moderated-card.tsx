import { HOLD_REASONS } from '@swatchwork/contract/constants';

import type { ModeratedPalette } from '../../../api/types.ts';
import { hexesOf } from '../../../palettes/hexes-of.ts';
import { palettePath } from '../../../palettes/palette-path.ts';
import { InnerLink } from '../../../ui/links/inner-link.tsx';
import { swatchStyle } from '../../../ui/swatches/swatch-style.ts';
import { AuthorHistory, HiddenAndReports, OrderButtons } from './moderated-parts.tsx';
import { Moment } from './moment.tsx';
import { type Order, ordersOf } from './orders.ts';

type Props = { entry: ModeratedPalette; onOrder: (order: Order) => void };

/** A palette drawn, with its reports, its author's history and what can be done. */
export function ModeratedCard({ entry, onOrder }: Props) {
  const { palette, hidden, held, openReports, reports, author } = entry;
  const { name, description, tags, createdAt } = palette;

  return (
    <article
      aria-label={name}
      className="overflow-hidden rounded-panel border border-line bg-raised wrap-anywhere"
    >
      <div aria-hidden="true" className="flex h-20 border-b border-line">
        {hexesOf(palette).map((hex, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a palette may hold a color twice.
            key={place}
            className="flex-1 forced-color-adjust-none"
            style={swatchStyle(palette.colors[place] ?? hex)}
          />
        ))}
      </div>
      <div className="space-y-3 p-4 sm:p-5">
        <h3 className="text-lg">
          {palette.isPublic ? (
            <InnerLink to={palettePath(palette)} className="underline underline-offset-4">
              <bdi>{name}</bdi>
            </InnerLink>
          ) : (
            <bdi>{name}</bdi>
          )}
        </h3>
        {description && <p>{description}</p>}
        {tags.length > 0 && <p className="text-sm text-muted">Tags: {tags.join(', ')}</p>}
        <AuthorHistory createdAt={createdAt} author={author} />
        {held && (
          <p>
            <strong>Waiting</strong> since <Moment of={held.since} />: {HOLD_REASONS[held.reason]}.
          </p>
        )}
        <HiddenAndReports hidden={hidden} openReports={openReports} reports={reports} />
        <OrderButtons orders={ordersOf(entry)} onOrder={onOrder} />
      </div>
    </article>
  );
}
