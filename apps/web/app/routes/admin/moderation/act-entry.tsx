import type { ModerationAct } from '../../../api/types.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { countOf } from '../../../ui/text/format-count.ts';
import { Moment } from './moment.tsx';
import { keep, type Order, undo } from './orders.ts';

type Props = { act: ModerationAct; onOrder: (order: Order) => void };

const WORDS: Readonly<Record<string, string>> = {
  dismiss: 'dismissed the reports of',
  hide: 'hid',
  restore: 'restored',
  release: 'released',
  release_all: 'released palettes of',
  delete: 'deleted',
  hide_all: 'hid palettes of',
  suspend: 'suspended',
  unsuspend: 'unsuspended',
  undo: 'undid an act about',
  keep: 'kept an act about',
  forbid: 'forbade',
  allow: 'allowed',
  purge_likes: 'took back likes of',
};

/** How much an act has changed. */
export const changedBy = ({ kind, palettes, likes }: ModerationAct): string =>
  likes > 0 || kind === 'purge_likes'
    ? `${countOf(likes, 'like')} changed`
    : `${countOf(palettes, 'palette')} changed`;

/** An act of the trail: who did what, when and why, and what its author answered. */
export function ActEntry({ act, onOrder }: Props) {
  const { id, kind, moderator, palette, account, reason, answer, canUndo, terms } = act;
  const author = account?.username ?? 'a deleted account or the house';
  const whose = palette ? `${palette.name ?? 'a deleted palette'} of ${author}` : author;
  const what = terms ? terms.join(', ') : whose;

  return (
    <li className="space-y-1 rounded-panel border border-line bg-raised p-4 wrap-anywhere">
      <p>
        <strong>{moderator}</strong> {WORDS[kind] ?? kind} <bdi>{what}</bdi>
        {act.madeFrom && (
          <>
            {' '}
            made from <Moment of={act.madeFrom} />
          </>
        )}
        {act.madeUntil && (
          <>
            {' '}
            made until <Moment of={act.madeUntil} />
          </>
        )}
      </p>
      {reason && <p className="whitespace-pre-wrap">{reason}</p>}
      <p className="text-sm text-muted">
        <Moment of={act.createdAt} />
        {!terms && `, ${changedBy(act)}`}
      </p>
      {answer && (
        <p className="whitespace-pre-wrap">
          <strong>{author} answered:</strong> {answer.text}
        </p>
      )}
      {(canUndo || answer?.isOpen) && (
        <p className="flex flex-wrap gap-2 pt-1">
          {canUndo && (
            <Button size="small" onClick={() => onOrder(undo(id))}>
              Undo
            </Button>
          )}
          {answer?.isOpen && (
            <Button size="small" onClick={() => onOrder(keep(id))}>
              Keep
            </Button>
          )}
        </p>
      )}
    </li>
  );
}
