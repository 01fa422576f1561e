import { useState } from 'react';

import { adminClient } from '../../../api/admin-client.ts';
import type { LikeBurst, ModeratedPalette, ModeratedShared } from '../../../api/types.ts';
import { palettePath } from '../../../palettes/palette-path.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { InnerLink } from '../../../ui/links/inner-link.tsx';
import { toast } from '../../../ui/messages/toast.ts';
import { countOf } from '../../../ui/text/format-count.ts';
import { Pages } from '../lists/pages.tsx';
import { usePages } from '../lists/use-pages.ts';
import { useAnswer } from '../use-answer.ts';
import { ActDialog } from './act-dialog.tsx';
import { ActEntry } from './act-entry.tsx';
import { FindPublished } from './find-published.tsx';
import { ModeratedCard } from './moderated-card.tsx';
import { Moment } from './moment.tsx';
import { NewestSheet } from './newest-sheet.tsx';
import { type Order, purge } from './orders.ts';
import { SharedCard } from './shared-card.tsx';

/** Everything a moderator works with: the queue, a thing by its address, and the trail. */
export default function ModerationPanel() {
  const { answer: queue, hasFailed, reload } = useAnswer(adminClient.moderation.queue);
  const [found, setFound] = useState<ModeratedPalette>();
  const [foundShared, setFoundShared] = useState<ModeratedShared>();
  const [order, setOrder] = useState<Order>();
  const [acts, setActs] = useState(0);

  async function onDone() {
    setActs((before) => before + 1);
    await reload();
    const { find, findShared } = adminClient.moderation;
    if (found) setFound(await find(found.palette.id).catch(() => undefined));
    if (foundShared) setFoundShared(await findShared(foundShared.id).catch(() => undefined));
  }

  function show(entry: ModeratedPalette) {
    setFound(entry);
    setFoundShared(undefined);
  }

  return (
    <div className="space-y-12">
      <LinkButton to="/admin/moderation/words">Forbidden words</LinkButton>
      <section aria-labelledby="queue-title" className="space-y-4">
        <h2 id="queue-title" className="text-2xl">
          Reported
        </h2>
        {!queue && !hasFailed && <Skeleton className="h-48" />}
        {hasFailed && (
          <div className="space-y-3">
            <p role="alert">The queue could not be loaded.</p>
            <Button onClick={reload}>Try again</Button>
          </div>
        )}
        {queue && (
          <p className="text-muted">
            {queue.total === 0
              ? 'No palettes are reported.'
              : `${countOf(queue.total, 'palette')} with open reports, most reports first.`}
          </p>
        )}
        {queue?.palettes.map((entry) => (
          <ModeratedCard key={entry.palette.id} entry={entry} onOrder={setOrder} />
        ))}
      </section>
      {/* While a site is updated, an older instance answers without themes and projects. */}
      {queue && queue.totalShared > 0 && (
        <section aria-labelledby="shared-title" className="space-y-4">
          <h2 id="shared-title" className="text-2xl">
            Reported themes and projects
          </h2>
          <p className="text-muted">{queue.totalShared} with open reports, most reports first.</p>
          {queue.shared.map((entry) => (
            <SharedCard key={entry.id} entry={entry} onOrder={setOrder} />
          ))}
        </section>
      )}
      {queue && queue.totalHeld > 0 && (
        <section aria-labelledby="held-title" className="space-y-4">
          <h2 id="held-title" className="text-2xl">
            Waiting for approval
          </h2>
          <p className="text-muted">
            {countOf(queue.totalHeld, 'palette')} that only the author can see, oldest first
            {queue.totalHeld > queue.held.length && '; only a few per author are shown'}.
          </p>
          {queue.held.map((entry) => (
            <ModeratedCard key={entry.palette.id} entry={entry} onOrder={setOrder} />
          ))}
        </section>
      )}
      {/* While a site is updated, an older instance answers without bursts. */}
      {queue && queue.bursts?.length > 0 && <LikeBursts bursts={queue.bursts} onOrder={setOrder} />}
      {queue && queue.answers.length > 0 && (
        <section aria-labelledby="answers-title" className="space-y-4">
          <h2 id="answers-title" className="text-2xl">
            Authors’ answers
          </h2>
          <ul className="space-y-4">
            {queue.answers.map((act) => (
              <ActEntry key={act.id} act={act} onOrder={setOrder} />
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="find-title" className="space-y-4">
        <h2 id="find-title" className="text-2xl">
          Look up by address
        </h2>
        <FindPublished
          onPalette={show}
          onShared={(entry) => {
            setFoundShared(entry);
            setFound(undefined);
          }}
        />
        {found && (
          <div key={found.palette.id} ref={scrollTo}>
            <ModeratedCard entry={found} onOrder={setOrder} />
          </div>
        )}
        {foundShared && <SharedCard entry={foundShared} onOrder={setOrder} />}
      </section>
      <section aria-labelledby="newest-title" className="space-y-4">
        <h2 id="newest-title" className="text-2xl">
          Newest palettes
        </h2>
        <NewestSheet
          key={acts}
          onChoose={(id) =>
            adminClient.moderation
              .find(id)
              .then(show, () => toast.error('Not Found', 'It is not public any more.'))
          }
        />
      </section>
      <section aria-labelledby="trail-title" className="space-y-4">
        <h2 id="trail-title" className="text-2xl">
          Moderator actions
        </h2>
        <Trail key={acts} onOrder={setOrder} />
      </section>
      <ActDialog order={order} onClose={() => setOrder(undefined)} onDone={onDone} />
    </div>
  );
}

/** What was chosen from the newest stands above them. */
const scrollTo = (card: HTMLElement | null) => card?.scrollIntoView({ block: 'nearest' });

/** The audit trail, newest first. */
function Trail({ onOrder }: { onOrder: (order: Order) => void }) {
  const pages = usePages(adminClient.moderation.acts);
  return (
    <Pages pages={pages} noun="action">
      {({ entries }) => (
        <ul aria-label="Actions" className="space-y-4">
          {entries.map((act) => (
            <ActEntry key={act.id} act={act} onOrder={onOrder} />
          ))}
        </ul>
      )}
    </Pages>
  );
}

type Props = { bursts: readonly LikeBurst[]; onOrder: (order: Order) => void };

/** Hours in which a palette got likes that look fraudulent. */
function LikeBursts({ bursts, onOrder }: Props) {
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
