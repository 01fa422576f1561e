import * as contract from '@swatchwork/contract';

import { AppError } from '../../../app-error.ts';
import type { PaletteRow } from '../../palettes/palette-rows.ts';
import type { PaletteRepository } from '../../palettes/palettes.repository.ts';
import { toPalette } from '../../palettes/to-palette.ts';
import type { ProjectItemRepository } from '../../projects/project-items.repository.ts';
import type { ProjectRepository } from '../../projects/projects.repository.ts';
import { colorsOf, firstColorsOf } from '../../projects/to-project.ts';
import type { SavedThemeRepository } from '../../themes/saved/saved-themes.repository.ts';
import type { Thing, ThingKind } from '../../things/things.ts';
import type { ActsRepository } from '../acts/acts.repository.ts';
import { toAct } from '../acts/to-act.ts';
import type { QueueRepository } from './queue.repository.ts';
import { toAuthor, toReport } from './to-moderated.ts';

type Parts = {
  repository: QueueRepository;
  acts: ActsRepository;
  palettes: PaletteRepository;
  themes: SavedThemeRepository;
  projects: ProjectRepository;
  items: ProjectItemRepository;
};

const SHARED: readonly ThingKind[] = ['theme', 'project'];

export type QueueService = ReturnType<typeof createQueueService>;

/** What waits for moderators, by urgency. */
export function createQueueService(parts: Parts) {
  const { repository, acts, palettes, themes, projects, items } = parts;

  /**
   * Finds what is told of all things. It asks a few queries for all of them together: the embedded
   * engine answers one after the other.
   */
  async function findFacts(things: readonly Pick<PaletteRow, 'id' | 'userId'>[]) {
    const ids = things.map(({ id }) => id);
    const [reports, withheld, authors] = await Promise.all([
      repository.findReports(ids),
      repository.findWithheld(ids),
      repository.findAuthors(things.flatMap(({ userId }) => userId ?? [])),
    ]);
    return things.map(({ id, userId }) => {
      const open = reports.get(id) ?? [];
      const author = authors.get(userId ?? '');
      const { hidden = null, hold = null, since } = withheld.get(id) ?? {};
      return {
        hidden,
        ...(hold && since && { held: { reason: hold, since: since.toISOString() } }),
        openReports: open[0]?.open ?? 0,
        reports: open.map(toReport),
        author: author ? toAuthor(author) : null,
      };
    });
  }

  async function describePalettes(
    rows: readonly PaletteRow[],
  ): Promise<contract.ModeratedPalette[]> {
    const facts = await findFacts(rows);
    return rows.map((row, place) => ({ palette: toPalette(row), ...facts[place]! }));
  }

  /** In the order of their ids. */
  async function findPalettes(ids: readonly string[]): Promise<contract.ModeratedPalette[]> {
    const rows = new Map((await palettes.findAllOf(ids)).map((row) => [row.id, row]));
    return describePalettes(ids.flatMap((id) => rows.get(id) ?? []));
  }

  /** A theme or a project, or none. */
  async function findRow({ kind, id }: Thing) {
    if (kind === 'theme') {
      const row = await themes.findById(id);
      return row
        ? [{ ...row, kind, description: null, colors: colorsOf({ ...row, colors: null }) }]
        : [];
    }
    const row = kind === 'project' && (await projects.findById(id));
    return row ? [{ ...row, kind, colors: firstColorsOf(await items.findFirstOf(id)) }] : [];
  }

  /** Those of them that are public or hidden. */
  async function findShared(things: readonly Thing[]): Promise<contract.ModeratedShared[]> {
    const rows = (await Promise.all(things.map(findRow))).flat();
    const facts = await findFacts(rows);
    return rows.flatMap(({ id, kind, name, description, colors, createdAt, isPublic }, place) => {
      const { author, ...more } = facts[place]!;
      if (!author || !(isPublic || more.hidden !== null)) return [];
      const content = { kind, id, name, description, colors, createdAt: createdAt.toISOString() };
      return [{ ...content, ...more, author }];
    });
  }

  return {
    async read(): Promise<contract.ModerationQueue> {
      const most = contract.LIMITS.moderationQueue;
      const [reported, total, shared, totalShared, held, totalHeld, bursts, answered] =
        await Promise.all([
          repository.findReported(['palette'], most),
          repository.countReported(['palette']),
          repository.findReported(SHARED, most),
          repository.countReported(SHARED),
          repository.findHeld(most),
          repository.countHeld(),
          repository.findBursts(),
          acts.findAnswered(most),
        ]);
      return {
        palettes: await findPalettes(reported.map(({ id }) => id)),
        total,
        shared: await findShared(shared),
        totalShared,
        held: await findPalettes(held),
        totalHeld,
        bursts,
        answers: answered.map(toAct),
      };
    },

    /**
     * A theme or a project by its id.
     *
     * @throws {AppError} `not_found`, also for a private one that is not hidden.
     */
    async findShared(id: string): Promise<contract.ModeratedShared> {
      const [entry] = await findShared(SHARED.map((kind) => ({ kind, id })));
      if (!entry)
        throw new AppError(
          'not_found',
          'There is no public or hidden theme or project with this id',
        );
      return entry;
    },

    /**
     * A palette by its id or the last part of its address.
     *
     * @throws {AppError} `not_found`, also for a private palette that is neither hidden nor held.
     */
    async find(name: string): Promise<contract.ModeratedPalette> {
      const row = await palettes.findByAddress(name);
      const [entry] = row ? await describePalettes([row]) : [];
      if (!entry || !(entry.palette.isPublic || entry.held || entry.hidden !== null))
        throw new AppError(
          'not_found',
          'There is no public, waiting or hidden palette with this address',
        );
      return entry;
    },
  };
}
