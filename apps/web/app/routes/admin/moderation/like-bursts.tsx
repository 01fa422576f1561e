import type { LikeBurst } from '../../../api/types.ts';
import { palettePath } from '../../../palettes/palette-path.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { InnerLink } from '../../../ui/links/inner-link.tsx';
import { countOf } from '../../../ui/text/format-count.ts';
import { Moment } from './moment.tsx';
import { type Order, purge } from './orders.ts';

type Props = { bursts: readonly LikeBurst[]; onOrder: (order: Order) => void };

/** Hours in which a palette got likes that look fraudulent. */
export function LikeBursts({ bursts, onOrder }: Props) {
  return (
    <section aria-labelledby="bursts-title" className="space-y-4">
      <h2 id="bursts-title" className="text-2xl">
        Likes that look fraudulent
      </h2>
      <p className="text-muted">
        Recent likes that do not count, or many likes from one network within an hour.
      </p>
      <ul className="space-y-4">
        {bursts.map((burst) => (
          <li
            key={burst.palette.id + burst.from}
            className="space-y-2 rounded-panel border border-line bg-raised p-4 wrap-anywhere"
          >
            <p>
              <InnerLink to={palettePath(burst.palette)} className="underline underline-offset-4">
                <bdi>{burst.palette.name}</bdi>
              </InnerLink>
              : {burst.made} of {countOf(burst.likes, 'like')} look fraudulent, from{' '}
              {countOf(burst.networks, 'network')}
            </p>
            <p className="text-sm text-muted">
              From <Moment of={burst.from} /> to <Moment of={burst.until} />
            </p>
            <Button size="small" onClick={() => onOrder(purge(burst))}>
              Remove Likes
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
