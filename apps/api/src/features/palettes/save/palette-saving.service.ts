import * as contract from '@swatchwork/contract';
import type { z } from 'zod';

import type { CountSave } from '../../../limits/save-limit.ts';
import type { Account } from '../../../plugins/guard/auth.ts';
import type { ActsService } from '../../moderation/acts/acts.service.ts';
import type { Publishing } from '../../moderation/publishing.ts';
import { createDeletionService } from '../../things/deletion.service.ts';
import type { DeletionsRepository } from '../../things/deletions.repository.ts';
import { findOwn, tooManyThings } from '../../things/find-thing.ts';
import { toExactColor } from '../exact-color.ts';
import type { PaletteRow } from '../palette-rows.ts';
import type { Changes, PaletteRepository } from '../palettes.repository.ts';
import { toPalette } from '../to-palette.ts';
import { afterChange, textsOf } from './palette-texts.ts';

type NewPalette = Parameters<PaletteRepository['insert']>[0];

type Parts = {
  repository: PaletteRepository;
  deletions: DeletionsRepository;
  countSave: CountSave;
  publishing: Publishing;
  /** Carries out an act of a moderator, which is noted in the audit trail. */
  act: ActsService['act'];
};

export type PaletteSavingService = ReturnType<typeof createPaletteSavingService>;

/** Saves, changes, deletes and restores palettes of accounts. */
export function createPaletteSavingService(parts: Parts) {
  const { repository, countSave, publishing } = parts;
  const deletion = createDeletionService({
    ...parts,
    kind: 'palette',
    most: contract.LIMITS.palettes,
    textsOf,
  });

  async function insert(
    palette: NewPalette,
    hold?: contract.HoldReason,
  ): Promise<contract.Palette> {
    const isPublic = palette.isPublic && !hold;
    const row = await repository.insert({ ...palette, isPublic }, contract.LIMITS.palettes, hold);
    if (!row) throw tooManyThings('palette', contract.LIMITS.palettes);
    return describe(row);
  }

  /** With why it is held, if it is. */
  async function describe(row: PaletteRow): Promise<contract.Palette> {
    const held = row.isPublic ? null : await repository.findHeldMark(row.id);
    return toPalette({ ...row, held });
  }

  /** Checks a change after which a palette is public; answers why it has to wait, if it has to. */
  async function checkPublic(account: Account, before: PaletteRow, changes: Changes) {
    if (!(changes.isPublic ?? before.isPublic)) return undefined;
    const after = afterChange(before, changes);
    // What was public before a word was forbidden may be changed otherwise.
    await publishing.refuseTexts(textsOf(before.isPublic ? changes : after));
    return publishing.findHold(account, after, !before.isPublic);
  }

  /** Checks and makes a change; undefined if another call was faster. */
  async function changeAsSeen(account: Account, before: PaletteRow, changes: Changes) {
    const wasPublic = before.isPublic;
    const thing = { kind: 'palette', id: before.id } as const;
    const publisher = changes.isPublic && !wasPublic ? account.id : undefined;
    if (publisher) await publishing.allow(publisher, thing);
    if (changes.isPublic === false && !wasPublic) await publishing.keepPrivate(thing);
    const hold = await checkPublic(account, before, changes);
    const values = { ...changes, ...(hold && { isPublic: false }) };
    return repository.update(before, values, publisher, hold);
  }

  return {
    /**
     * Saves a palette. A public one that looks like spam is held: until a moderator has seen it, only
     * its owner does.
     *
     * @throws {AppError} `conflict` when the account has the most palettes that it may have,
     *   `forbidden` if it may not publish, `invalid_request` if a public text holds a forbidden word.
     */
    async save(
      { colors, view, ...values }: z.output<typeof contract.SavePaletteRequest>,
      account: Account,
    ): Promise<contract.Palette> {
      await countSave(account);
      const palette = {
        ...values,
        ...(view && columnsOf(view)),
        colors: colors.map(toExactColor),
        userId: account.id,
      };
      if (!palette.isPublic) return insert(palette);
      await publishing.allow(account.id);
      await publishing.refuseTexts(textsOf(palette));
      return insert(palette, await publishing.findHold(account, palette, true));
    },

    /**
     * Changes a palette; as in saving, a public one may be held. Throws `not_found` and, for a palette
     * of another account or one that may not be published, `forbidden`; `invalid_request` if a public
     * text holds a forbidden word.
     */
    async change(
      id: string,
      { colors, view, ...values }: z.output<typeof contract.ChangePaletteRequest>,
      account: Account,
    ): Promise<{ palette: contract.Palette; wasPublic: boolean }> {
      await findOwn('palette', repository, id, account);
      await countSave(account);
      const changes = {
        ...values,
        ...(colors && { colors: colors.map(toExactColor) }),
        // What a page saved belongs to the colors.
        ...((view || colors) && columnsOf(view)),
      };
      // Of several changes at once one is made, and the others are checked again by what it left.
      for (;;) {
        const before = await findOwn('palette', repository, id, account);
        const row = await changeAsSeen(account, before, changes);
        if (row) return { palette: await describe(row), wasPublic: before.isPublic };
      }
    },

    delete: deletion.delete,

    /** Throws as {@link createDeletionService} says. */
    restore: async (id: string, account: Account): Promise<contract.Palette> =>
      describe(await deletion.restore(id, account)),
  };
}

const columnsOf = (view?: contract.PaletteView) => ({
  viewPage: view?.page ?? null,
  viewState: view?.state ?? null,
});
