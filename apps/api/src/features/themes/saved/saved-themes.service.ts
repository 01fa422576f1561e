import {
  type ChangeThemeRequest,
  LIMITS,
  type SavedTheme,
  type SaveThemeRequest,
  type ThemeInput,
} from '@swatchwork/contract';
import type { z } from 'zod';

import { AppError } from '../../../app-error.ts';
import type { CountSave } from '../../../limits/save-limit.ts';
import type { Account } from '../../../plugins/guard/auth.ts';
import type { ActsService } from '../../moderation/acts/acts.service.ts';
import { DELETED_BY_ADMIN, type Publishing } from '../../moderation/publishing.ts';
import { findOwn, findVisible, noSuchTheme } from './saved-theme-visibility.ts';
import type { SavedThemeRepository, SavedThemeRow } from './saved-themes.repository.ts';

type Parts = {
  repository: SavedThemeRepository;
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
  const { repository, countSave, publishing, act, checkInput } = parts;

  /** Passes if a theme may be public after a change, where it is public then. */
  async function checkPublic(account: Account, before: SavedThemeRow, changes: Changes) {
    const { isPublic, name, input } = changes;
    if (isPublic && !before.isPublic) {
      await publishing.allowShared(account.id, { kind: 'theme', id: before.id });
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
      toSavedTheme(await findVisible(repository, id, viewer)),

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
      if (!row) throw tooManyThemes();
      return toSavedTheme(row);
    },

    /** @throws {AppError} `not_found` and, for a theme of another account, `forbidden`. */
    async change(
      id: string,
      values: Changes,
      account: Account,
    ): Promise<{ theme: SavedTheme; wasPublic: boolean }> {
      await findOwn(repository, id, account);
      await countSave(account);
      if (values.input) await checkInput(values.input);
      // Of several changes at once one is made, and the others are checked again by what it left.
      for (;;) {
        const before = await findOwn(repository, id, account);
        await checkPublic(account, before, values);
        if (values.isPublic === false)
          await publishing.keepSharedPrivate({ kind: 'theme', id: before.id });
        const row = await repository.update(before, values);
        if (row) return { theme: toSavedTheme(row), wasPublic: before.isPublic };
      }
    },

    /**
     * Deletes a theme: its owner may restore it, but not what an admin deleted, which is an act of
     * moderation.
     *
     * @returns Whether it was public.
     * @throws {AppError} `not_found` and, for a theme of another account, `forbidden`.
     */
    async delete(id: string, account: Account): Promise<boolean> {
      const { isPublic, userId } = await findOwn(repository, id, account, { orAsAdmin: true });
      if (userId !== account.id)
        await act({ kind: 'delete', themeId: id, reason: DELETED_BY_ADMIN }, account);
      else if (!(await repository.put(id))) throw noSuchTheme();
      return isPublic;
    },

    /**
     * Restores a theme that the account deleted, with its id and visibility; one whose name holds what
     * is forbidden by now is private.
     *
     * @throws {AppError} `not_found` if there is none or it is too late, `conflict` when the account
     *   has the most themes that it may have.
     */
    async restore(id: string, account: Account): Promise<SavedTheme> {
      await countSave(account);
      const row = await repository.takeBack(id, account.id, LIMITS.savedThemes);
      if (row === 'full') throw tooManyThemes();
      if (!row) throw noSuchTheme();
      if (!row.isPublic || (await publishing.mayBePublic(textsOf(row)))) return toSavedTheme(row);
      return toSavedTheme((await repository.update(row, { isPublic: false })) ?? row);
    },
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

const tooManyThemes = () =>
  new AppError(
    'conflict',
    `An account can have at most ${LIMITS.savedThemes} themes. Please delete one first.`,
  );
