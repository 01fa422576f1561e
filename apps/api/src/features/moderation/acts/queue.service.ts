import { LIMITS, type ModeratedPalette, type ModerationQueue } from '@swatchwork/contract';

import { AppError } from '../../../app-error.ts';
import type { PaletteRepository, PaletteRow } from '../../palettes/palettes.repository.ts';
import { toHeld, toPalette } from '../../palettes/to-palette.ts';
import type { SharedQueue } from '../shared/shared-queue.ts';
import type { ActsRepository } from './acts.repository.ts';
import { toAct } from './acts.service.ts';
import type { QueueRepository } from './queue.repository.ts';
import { toAuthor, toReport } from './to-moderated.ts';

type Parts = {
  repository: QueueRepository;
  acts: ActsRepository;
  palettes: PaletteRepository;
  shared: SharedQueue;
};

export type QueueService = ReturnType<typeof createQueueService>;

/** What waits for moderators, by urgency. */
export function createQueueService({ repository, acts, palettes, shared }: Parts) {
  async function describe(row: PaletteRow, openReports: number): Promise<ModeratedPalette> {
    const { id, userId, isPublic } = row;
    const held = isPublic ? undefined : await palettes.findHeldMark(id);
    const reports = openReports > 0 ? await repository.findReports(id) : [];
    const hidden = isPublic ? undefined : await repository.findHiddenReason(id);
    const author = userId ? await repository.findAuthor(userId) : null;
    return {
      palette: toPalette(row),
      hidden: hidden ?? null,
      ...(held && { held: toHeld(held) }),
      openReports,
      reports: reports.map(toReport),
      author: author && toAuthor(author),
    };
  }

  async function describeAll(wanted: { id: string; openReports: number }[]) {
    const rows = await repository.findPalettes(wanted.map(({ id }) => id));
    const entries: ModeratedPalette[] = [];
    for (const { id, openReports } of wanted) {
      const row = rows.find((one) => one.id === id);
      if (row) entries.push(await describe(row, openReports));
    }
    return entries;
  }

  return {
    async read(): Promise<ModerationQueue> {
      const [reported, total, reportedShared, totalShared, held, totalHeld, bursts, answered] =
        await Promise.all([
          repository.findReported(LIMITS.moderationQueue),
          repository.countReported(),
          shared.findReported(LIMITS.moderationQueue),
          shared.countReported(),
          repository.findHeld(LIMITS.moderationQueue),
          repository.countHeld(),
          repository.findBursts(),
          acts.findAnswered(LIMITS.moderationQueue),
        ]);
      return {
        palettes: await describeAll(reported),
        total,
        shared: reportedShared,
        totalShared,
        held: await describeAll(held.map((id) => ({ id, openReports: 0 }))),
        totalHeld,
        bursts,
        answers: answered.map(toAct),
      };
    },

    findShared: shared.find,

    /**
     * A palette by its id or the last part of its address.
     *
     * @throws {AppError} `not_found`, also for a private palette that is neither hidden nor held.
     */
    async find(name: string): Promise<ModeratedPalette> {
      const row = await palettes.findByAddress(name);
      const entry = row && (await describe(row, await repository.countReports(row.id)));
      if (!entry || !(entry.palette.isPublic || entry.held || entry.hidden !== null))
        throw new AppError(
          'not_found',
          'There is no public, held or hidden palette with this address',
        );
      return entry;
    },
  };
}
