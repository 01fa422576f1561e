import type { ModerationNotice } from '@swatchwork/contract';

import { AppError } from '../../../app-error.ts';
import { thingOf } from '../../things/things.ts';
import type { createNoticesRepository, NoticeRow } from './notices.repository.ts';

type Repository = ReturnType<typeof createNoticesRepository>;

export type NoticesService = ReturnType<typeof createNoticesService>;

/** What moderators did to an account and what it has published, told to its owner. */
export function createNoticesService(repository: Repository) {
  return {
    /** The acts that hold, newest first. */
    list: async (userId: string): Promise<ModerationNotice[]> =>
      (await repository.findAll(userId)).map(toNotice),

    /**
     * Stores what an author answers, once for each act.
     *
     * @throws {AppError} `not_found` for an act that does not hold or concerns somebody else;
     *   `conflict` for a second answer.
     */
    async answer(userId: string, actId: string, text: string): Promise<ModerationNotice> {
      const row = await repository.findOne(userId, actId);
      if (!row)
        throw new AppError('not_found', 'This notice does not exist or is no longer active');
      if (!(await repository.insertAnswer({ actId: row.id, userId, text })))
        throw new AppError('conflict', 'You have already answered');
      return toNotice({ ...row, answer: text });
    },
  };
}

function toNotice(row: NoticeRow): ModerationNotice {
  const { thingName: name } = row;
  const kind = thingOf(row)?.kind;
  const isShared = kind !== undefined && kind !== 'palette';
  return {
    id: row.id,
    // The query finds no other kinds.
    kind: row.kind as ModerationNotice['kind'],
    reason: row.reason,
    palette: kind === 'palette' ? name : null,
    shared: isShared ? { kind, name } : null,
    palettes: row.palettes,
    createdAt: row.createdAt.toISOString(),
    answer: row.answer,
  };
}
