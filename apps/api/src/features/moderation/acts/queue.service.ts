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
  /** Asks a few queries for all rows together: the embedded engine answers one after the other. */
  async function describe(
    wanted: { row: PaletteRow; openReports: number }[],
  ): Promise<ModeratedPalette[]> {
    const rows = wanted.map(({ row }) => row);
    const isReported = wanted.filter(({ openReports }) => openReports > 0);
    const notPublic = rows.filter(({ isPublic }) => !isPublic).map(({ id }) => id);
    const [reports, hidden, held, authors] = await Promise.all([
      repository.findReports(isReported.map(({ row }) => row.id)),
      repository.findHiddenReasons(notPublic),
      palettes.findHeldMarks(notPublic),
      repository.findAuthors(rows.flatMap(({ userId }) => userId ?? [])),
    ]);
    return wanted.map(({ row, openReports }) => {
      const mark = held.get(row.id);
      const author = authors.get(row.userId ?? '');
      return {
        palette: toPalette(row),
        hidden: hidden.get(row.id) ?? null,
        ...(mark && { held: toHeld(mark) }),
        openReports,
        reports: (reports.get(row.id) ?? []).map(toReport),
        author: author ? toAuthor(author) : null,
      };
    });
  }

  async function describeAll(wanted: { id: string; openReports: number }[]) {
    const rows = await repository.findPalettes(wanted.map(({ id }) => id));
    const byId = new Map(rows.map((row) => [row.id, row]));
    return describe(
      wanted.flatMap(({ id, openReports }) => {
        const row = byId.get(id);
        return row ? { row, openReports } : [];
      }),
    );
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
      const openReports = row ? await repository.countReports(row.id) : 0;
      const [entry] = row ? await describe([{ row, openReports }]) : [];
      if (!entry || !(entry.palette.isPublic || entry.held || entry.hidden !== null))
        throw new AppError(
          'not_found',
          'There is no public, held or hidden palette with this address',
        );
      return entry;
    },
  };
}
