import { REPORT_REASONS } from '@swatchwork/contract/constants';

import type { ModeratedPalette } from '../../../api/types.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { countOf } from '../../../ui/text/format-count.ts';
import { Moment } from './moment.tsx';
import type { Order } from './orders.ts';

type History = { createdAt: string; author: ModeratedPalette['author'] };

/** When a thing was made, and the history of its author. */
export function AuthorHistory({ createdAt, author }: History) {
  return (
    <p className="text-sm text-muted">
      Created <Moment of={createdAt} />
      {author
        ? ` by ${author.username}, who joined `
        : ', from Swatchwork’s own collection: it has no author.'}
      {author && (
        <>
          <Moment of={author.createdAt} />, has {countOf(author.palettes, 'palette')} (
          {author.publicPalettes} public, {author.heldPalettes} waiting)
          {author.isSuspended && ', and is suspended'}. Moderators have hidden or deleted{' '}
          {author.hiddenBefore} before.
        </>
      )}
    </p>
  );
}

type Reports = Pick<ModeratedPalette, 'hidden' | 'openReports' | 'reports'>;

/** Why a thing is hidden, and what was reported about it. */
export function HiddenAndReports({ hidden, openReports, reports }: Reports) {
  return (
    <>
      {hidden !== null && (
        <p>
          <strong>Hidden:</strong> {hidden}
        </p>
      )}
      {openReports > 0 && (
        <>
          <p className="font-medium">{countOf(openReports, 'open report')}</p>
          <ul className="space-y-1">
            {reports.map((report) => (
              <li key={report.createdAt + report.reason} className="whitespace-pre-wrap">
                <strong>{REPORT_REASONS[report.reason]}</strong>
                {report.text && `: ${report.text}`}{' '}
                <span className="text-sm text-muted">
                  ({report.byAccount ? 'an account' : 'a visitor'}, <Moment of={report.createdAt} />
                  )
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

type Orders = { orders: readonly Order[]; onOrder: (order: Order) => void };

/** The buttons for what can be done. */
export function OrderButtons({ orders, onOrder }: Orders) {
  return (
    <div className="flex flex-wrap gap-2">
      {orders.map((order) => (
        <Button key={order.label} size="small" onClick={() => onOrder(order)}>
          {order.label}
        </Button>
      ))}
    </div>
  );
}
