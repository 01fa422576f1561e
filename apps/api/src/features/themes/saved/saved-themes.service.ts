import {
  type ChangeThemeRequest,
  LIMITS,
  type SavedTheme,
  type SaveThemeRequest,
  type ThemeInput,
} from '@swatchwork/contract';
import type { z } from 'zod';

import type { CountSave } from '../../../limits/save-limit.ts';
import type { Account } from '../../../plugins/guard/auth.ts';
import type { ActsService } from '../../moderation/acts/acts.service.ts';
import type { Publishing } from '../../moderation/publishing.ts';
import { createDeletionService } from '../../things/deletion.service.ts';
import type { DeletionsRepository } from '../../things/deletions.repository.ts';
import { findOwn, findVisible, tooManyThings } from '../../things/find-thing.ts';
import type { SavedThemeRepository, SavedThemeRow } from './saved-themes.repository.ts';

type Parts = {
  repository: SavedThemeRepository;
  deletions: DeletionsRepository;
  countSave: CountSave;
  publishing: Publishing;
  /** Carries out an act of a moderator, which is noted in the audit trail. */
  act: ActsService['act'];
  /** Throws where the engine cannot make a theme of what a request holds in `input`. */
  checkInput: (input: ThemeInput) => Promise<void>;
};

type Changes = z.output<typeof ChangeThemeRequest>;

export type SavedThemeService = ReturnType<typeof createSavedThemeService>;

/** Themes of accounts: who sees them, and how many there may be. */
export function createSavedThemeService(parts: Parts) {
  const { repository, countSave, publishing, checkInput } = parts;
  const deletion = createDeletionService({
    ...parts,
    kind: 'theme',
    most: LIMITS.savedThemes,
    textsOf,
  });

  /** Passes if a theme may be public after a change, where it is public then. */
  async function checkPublic(account: Account, before: SavedThemeRow, changes: Changes) {
    const { isPublic, name, input } = changes;
    if (isPublic && !before.isPublic) {
      await publishing.allow(account.id, { kind: 'theme', id: before.id });
      await publishing.refuseTexts(
        textsOf({ name: name ?? before.name, input: input ?? before.input }),
      );
    } else if (isPublic ?? before.isPublic) {
      await publishing.refuseTexts(textsOf({ name, input }));
    }
  }

  return {
    /** Newest first. */
    list: async (userId: string): Promise<SavedTheme[]> =>
      (await repository.findAll(userId)).map(toSavedTheme),

    /** @throws {AppError} `not_found`, also for a private theme of another account. */
    read: async (id: string, viewer: Account | null): Promise<SavedTheme> =>
      toSavedTheme(await findVisible('theme', repository, id, viewer)),

    /**
     * @throws {AppError} `conflict` when the account has the most themes that it may have,
     *   `forbidden` if it may not publish, `invalid_request` if a public name holds a forbidden word.
     */
    async save(values: z.output<typeof SaveThemeRequest>, account: Account): Promise<SavedTheme> {
      await countSave(account);
      if (values.isPublic) {
        await publishing.allow(account.id);
        await publishing.refuseTexts(textsOf(values));
      }
      await checkInput(values.input);
      const row = await repository.insert({ ...values, userId: account.id }, LIMITS.savedThemes);
      if (!row) throw tooManyThings('theme', LIMITS.savedThemes);
      return toSavedTheme(row);
    },

    /** @throws {AppError} `not_found` and, for a theme of another account, `forbidden`. */
    async change(
      id: string,
      values: Changes,
      account: Account,
    ): Promise<{ theme: SavedTheme; wasPublic: boolean }> {
      await findOwn('theme', repository, id, account);
      await countSave(account);
      if (values.input) await checkInput(values.input);
      // Of several changes at once one is made, and the others are checked again by what it left.
      for (;;) {
        const before = await findOwn('theme', repository, id, account);
        await checkPublic(account, before, values);
        if (values.isPublic === false)
          await publishing.keepPrivate({ kind: 'theme', id: before.id });
        const row = await repository.update(before, values);
        if (row) return { theme: toSavedTheme(row), wasPublic: before.isPublic };
      }
    },

    delete: deletion.delete,

    /** Throws as {@link createDeletionService} says. */
    restore: async (id: string, account: Account): Promise<SavedTheme> =>
      toSavedTheme(await deletion.restore(id, account)),
  };
}

/** What others read of a theme: its name, and those of its brand colors. */
const textsOf = ({
  name,
  input,
}: {
  name?: string | undefined;
  input?: ThemeInput | undefined;
}) => [
  ['name', name] as const,
  ...(input?.brands ?? []).map(
    (brand, place) =>
      [`input.brands.${place}.name`, typeof brand === 'string' ? undefined : brand.name] as const,
  ),
];

/** The serializer drops what the contract does not name. */
export const toSavedTheme = (row: SavedThemeRow): SavedTheme => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
});
