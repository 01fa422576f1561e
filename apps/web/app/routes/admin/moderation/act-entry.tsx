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
  release_all: 'approved palettes of',
  delete: 'deleted',
  hide_all: 'hid palettes of',
  suspend: 'suspended',
  unsuspend: 'unsuspended',
  undo: 'undid an action on',
  keep: 'confirmed an action on',
  forbid: 'forbade',
  allow: 'allowed',
  purge_likes: 'removed likes of',
};

/** Acts that change no theme or project. */
const KEEPING: readonly string[] = ['dismiss', 'keep'];

/** How much an act has changed. */
export const changedBy = ({ kind, shared, palettes, likes }: ModerationAct): string => {
  if (likes > 0 || kind === 'purge_likes') return `${countOf(likes, 'like')} changed`;
  if (!shared) return `${countOf(palettes, 'palette')} changed`;
  return `${countOf(KEEPING.includes(kind) ? 0 : 1, shared.kind)} changed`;
};

/** An act of the trail: who did what, when and why, and what its author answered. */
export function ActEntry({ act, onOrder }: Props) {
  const { id, kind, moderator, palette, shared, account, reason, answer, canUndo, terms } = act;
  const author = account?.username ?? 'a deleted account or Swatchwork';
  // While a site is updated, an older instance answers without themes and projects.
  const thing = shared ?? palette;
  const noun = shared?.kind ?? 'palette';
  const whose = thing ? `${thing.name ?? `a deleted ${noun}`} of ${author}` : author;
  const what = terms ? terms.join(', ') : whose;

  return (
    <li className="space-y-1 rounded-panel border border-line bg-raised p-4 wrap-anywhere">
      <p>
        <strong>{moderator}</strong> {WORDS[kind] ?? kind} <bdi>{what}</bdi>
        {act.madeFrom && (
          <>
            {' '}
            created from <Moment of={act.madeFrom} />
          </>
        )}
        {act.madeUntil && (
          <>
            {' '}
            created until <Moment of={act.madeUntil} />
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
