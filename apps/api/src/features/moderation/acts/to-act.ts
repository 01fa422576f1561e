import type { ModerationAct } from '@swatchwork/contract';

import { thingOf } from '../../things/things.ts';
import type { ListedAct } from './acts.repository.ts';
import { canUndo } from './take-back.ts';

/** An act in the contract's shape. */
export function toAct(row: ListedAct): ModerationAct {
  const { answer, answeredAt } = row;
  return {
    ...aboutOf(row),
    id: row.id,
    kind: row.kind,
    reason: row.reason,
    moderator: row.moderatorName,
    account: row.userId && row.username ? { id: row.userId, username: row.username } : null,
    madeFrom: row.madeFrom?.toISOString() ?? null,
    madeUntil: row.madeUntil?.toISOString() ?? null,
    terms: row.terms,
    palettes: row.palettes,
    likes: row.likes,
    createdAt: row.createdAt.toISOString(),
    canUndo: canUndo(row),
    answer:
      answer && answeredAt
        ? {
            text: answer,
            createdAt: answeredAt.toISOString(),
            isOpen: row.answerClosedAt === null,
          }
        : null,
  };
}

/** The thing that an act is about; its name is null once it is gone. */
function aboutOf({
  thingName: name,
  ...row
}: ListedAct): Pick<ModerationAct, 'palette' | 'shared'> {
  const thing = thingOf(row);
  if (thing?.kind === 'palette') return { palette: { id: thing.id, name }, shared: null };
  return { palette: null, shared: thing ? { id: thing.id, kind: thing.kind, name } : null };
}
