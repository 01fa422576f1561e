import * as contract from '@swatchwork/contract';
import type { z } from 'zod';

import { AppError, invalidField } from '../../app-error.ts';
import type { CountSave } from '../../limits/save-limit.ts';
import type { Account } from '../../plugins/guard/auth.ts';
import type { ActsService } from '../moderation/acts/acts.service.ts';
import type { Publishing } from '../moderation/publishing.ts';
import { createDeletionService } from '../things/deletion.service.ts';
import type { DeletionsRepository } from '../things/deletions.repository.ts';
import { findOwn, findVisible, noSuchThing, tooManyThings } from '../things/find-thing.ts';
import type { ProjectItemRepository } from './project-items.repository.ts';
import type { ProjectRepository, ProjectRow } from './projects.repository.ts';
import { toDetails, toItem, toSummary } from './to-project.ts';

type Parts = {
  repository: ProjectRepository;
  items: ProjectItemRepository;
  deletions: DeletionsRepository;
  /** Counts a save, and a change of items. */
  countSave: CountSave;
  countItem: CountSave;
  publishing: Publishing;
  /** Carries out an act of a moderator, which is noted in the audit trail. */
  act: ActsService['act'];
};

type Changes = z.output<typeof contract.ChangeProjectRequest>;

/** What others read of a project. */
type Texts = { name: string; description: string | null };

export type ProjectService = ReturnType<typeof createProjectService>;

/** Projects of accounts: who sees them, what they hold, and how much there may be. */
export function createProjectService(parts: Parts) {
  const { repository, items, countSave, countItem, publishing } = parts;
  const deletion = createDeletionService({
    ...parts,
    kind: 'project',
    most: contract.LIMITS.projects,
    textsOf,
  });

  /** Why texts that become public, or stay so, must not be; undefined if they may. */
  const findReason = (account: Account, { name, description }: Texts, isPublishing: boolean) =>
    publishing.findTextHold(account, [name, description ?? ''], isPublishing);

  /** Passes if a project may be as a change wants it; answers why it stays private. */
  async function checkChange(account: Account, before: ProjectRow, changes: Changes) {
    const { isPublic: wasPublic } = before;
    if (!(changes.isPublic ?? wasPublic)) return undefined;
    const after = {
      name: changes.name ?? before.name,
      description: changes.description === undefined ? before.description : changes.description,
    };
    if (!wasPublic) await publishing.allow(account.id, { kind: 'project', id: before.id });
    // What was public before a word was forbidden may be changed otherwise.
    await publishing.refuseTexts(textsOf(wasPublic ? changes : after));
    return findReason(account, after, !wasPublic);
  }

  return {
    /**
     * Newest first.
     *
     * @param item A palette or theme: each tells whether it holds it.
     */
    async list(userId: string, item?: string): Promise<contract.ProjectSummary[]> {
      const [rows, first, holders] = await Promise.all([
        repository.findAll(userId),
        items.findFirst(userId),
        item === undefined ? undefined : items.findHolders(userId, item),
      ]);
      const byProject = Map.groupBy(first, ({ projectId }) => projectId);
      return rows.map((row) => ({
        ...toSummary(row, byProject.get(row.id) ?? []),
        ...(holders && { holdsItem: holders.includes(row.id) }),
      }));
    },

    /** @throws {AppError} `not_found`, also for a private project of another account. */
    async read(id: string, viewer: Account | null): Promise<contract.Project> {
      const row = await findVisible('project', repository, id, viewer);
      const rows = await items.findVisible(row.id, viewer?.id ?? null);
      return { ...toDetails(row), items: rows.flatMap(toItem) };
    },

    /**
     * Makes an empty project. A public one that looks like spam is private; the answer says why.
     *
     * @throws {AppError} `conflict` when the account has the most projects that it may have,
     *   `forbidden` if it may not publish, `invalid_request` if a public text holds a forbidden word.
     */
    async create(
      values: z.output<typeof contract.CreateProjectRequest>,
      account: Account,
    ): Promise<contract.ProjectDetails> {
      await countSave(account);
      if (values.isPublic) {
        await publishing.allow(account.id);
        await publishing.refuseTexts(textsOf(values));
      }
      const keptPrivate = values.isPublic ? await findReason(account, values, true) : undefined;
      const isPublic = values.isPublic && !keptPrivate;
      const row = await repository.insert(
        { ...values, isPublic, userId: account.id },
        contract.LIMITS.projects,
      );
      if (!row) throw tooManyThings('project', contract.LIMITS.projects);
      return { ...toDetails(row), keptPrivate };
    },

    /** Throws as `create` does, `not_found` and, for a project of another account, `forbidden`. */
    async change(
      id: string,
      changes: Changes,
      account: Account,
    ): Promise<{ project: contract.ProjectDetails; wasPublic: boolean }> {
      await findOwn('project', repository, id, account);
      await countSave(account);
      // Of several changes at once one is made, and the others are checked again by what it left.
      for (;;) {
        const before = await findOwn('project', repository, id, account);
        const keptPrivate = await checkChange(account, before, changes);
        if (changes.isPublic === false)
          await publishing.keepPrivate({ kind: 'project', id: before.id });
        const values = { ...changes, ...(keptPrivate && { isPublic: false }) };
        const row = await repository.update(before, values);
        if (row) return { project: { ...toDetails(row), keptPrivate }, wasPublic: before.isPublic };
      }
    },

    delete: deletion.delete,

    /** Throws as {@link createDeletionService} says. */
    restore: async (id: string, account: Account): Promise<contract.ProjectDetails> =>
      toDetails(await deletion.restore(id, account)),

    /**
     * Puts a palette or theme that the account sees into a project of its own, or moves it there.
     *
     * @returns Whether the project is public.
     * @throws {AppError} `not_found`, `forbidden`, `invalid_request` if `before` is no item of it,
     *   `conflict` if it holds the most items that it may hold.
     */
    async putItem(
      id: string,
      item: string,
      before: string | null | undefined,
      account: Account,
    ): Promise<boolean> {
      const { isPublic } = await findOwn('project', repository, id, account);
      await countItem(account);
      const result = await items.put(id, item, account.id, before, contract.LIMITS.projectItems);
      if (result === 'gone') throw noSuchThing('project');
      if (result === 'missing')
        throw new AppError('not_found', 'There is no palette or theme with this id');
      if (result === 'no such place')
        throw invalidField('before', 'must be the id of an item of the project, or null');
      if (result === 'full') throw fullProject();
      return isPublic;
    },

    /** Takes an item out; throws as `putItem`, `not_found` also if it is not there. */
    async removeItem(id: string, item: string, account: Account): Promise<boolean> {
      const { isPublic } = await findOwn('project', repository, id, account);
      await countItem(account);
      if (!(await items.remove(id, item)))
        throw new AppError('not_found', 'The project contains no palette or theme with this id');
      return isPublic;
    },
  };
}

const textsOf = ({ name, description }: { [Text in keyof Texts]?: Texts[Text] | undefined }) =>
  [
    ['name', name],
    ['description', description],
  ] as const;

function fullProject(): AppError {
  const most = contract.LIMITS.projectItems;
  return new AppError(
    'conflict',
    `A project can have at most ${most} palettes and themes. Please remove one first.`,
    [{ field: 'items', message: `must be at most ${most}`, received: String(most + 1) }],
  );
}
