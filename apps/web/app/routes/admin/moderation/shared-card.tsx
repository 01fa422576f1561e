import type { ModeratedShared } from '../../../api/types.ts';
import { InnerLink } from '../../../ui/links/inner-link.tsx';
import { swatchStyle } from '../../../ui/swatches/swatch-style.ts';
import { AuthorHistory, HiddenAndReports, OrderButtons } from './moderated-parts.tsx';
import { type Order, ordersOfShared } from './orders.ts';

type Props = { entry: ModeratedShared; onOrder: (order: Order) => void };

/** A theme or a project drawn, with its reports, its author's history and what can be done. */
export function SharedCard({ entry, onOrder }: Props) {
  const { kind, id, name, description, colors, hidden, author, createdAt } = entry;
  const path = kind === 'theme' ? `/theme?saved=${id}` : `/projects/${id}`;

  return (
    <article
      aria-label={name}
      className="overflow-hidden rounded-panel border border-line bg-raised wrap-anywhere"
    >
      {colors.length > 0 && (
        <div aria-hidden="true" className="flex h-20 border-b border-line">
          {colors.map((hex, place) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: it may hold a color twice.
              key={place}
              className="flex-1 forced-color-adjust-none"
              style={swatchStyle(hex)}
            />
          ))}
        </div>
      )}
      <div className="space-y-3 p-4 sm:p-5">
        <h3 className="text-lg">
          {kind === 'theme' ? 'Theme' : 'Project'}:{' '}
          {hidden === null ? (
            <InnerLink to={path} className="underline underline-offset-4">
              <bdi>{name}</bdi>
            </InnerLink>
          ) : (
            <bdi>{name}</bdi>
          )}
        </h3>
        {description && <p className="whitespace-pre-wrap">{description}</p>}
        <AuthorHistory createdAt={createdAt} author={author} />
        <HiddenAndReports {...entry} />
        <OrderButtons orders={ordersOfShared(entry)} onOrder={onOrder} />
      </div>
    </article>
  );
}
