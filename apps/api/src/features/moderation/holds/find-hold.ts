import type { HoldReason } from '@swatchwork/contract';
import { and, eq, gt, ne, or, sql } from 'drizzle-orm';

import type { Database } from '../../../db/database.ts';
import { palettes } from '../../../db/schema/palettes.ts';
import { users } from '../../../db/schema/users.ts';
import { ATTEMPT_LIMITS } from '../../../limits/attempt-limits.ts';
import type { AttemptCounter } from '../../../limits/throttle.ts';
import type { Account } from '../../../plugins/guard/auth.ts';
import { isOf } from '../../things/things.ts';
import { isHeld } from '../withheld-things.ts';
import { hasLink } from './has-link.ts';

const { windowMs, dayMs, ofNew, ofNewADay, ofSettled, settledDays, alike } =
  ATTEMPT_LIMITS.publications;

/** The palette as it will be published. */
export type Publication = {
  /** Undefined for a new one. */
  id?: string | undefined;
  name: string;
  description: string | null;
  tags: readonly string[];
  colors: readonly { hex: string; name?: string }[];
};

export type Holds = ReturnType<typeof createHolds>;

type Parts = {
  db: Database;
  counter: AttemptCounter;
  /** False for tests, whose accounts are all new and publish hundreds. */
  isLimited: boolean;
};

/** Tells which publications look like spam; a moderator has to see them before others do. */
export function createHolds({ db, counter, isLimited }: Parts) {
  async function isNew(userId: string): Promise<boolean> {
    const since = new Date(Date.now() - settledDays * dayMs);
    return (await db.$count(users, and(eq(users.id, userId), gt(users.createdAt, since)))) > 0;
  }

  async function isTooMany(userId: string, isOfNew: boolean): Promise<boolean> {
    const { count } = await counter.add(`hour:${userId}`, windowMs);
    if (count > (isOfNew ? ofNew : ofSettled)) return true;
    return isOfNew && (await counter.add(`day:${userId}`, dayMs)).count > ofNewADay;
  }

  /** How many the account has published within a day with the same colors, or the same words. */
  function countAlike(userId: string, { id, name, description, colors }: Publication) {
    const { hexes, words } = keysOf(name, description, colors);
    return db.$count(
      palettes,
      and(
        isOf(palettes, userId),
        gt(palettes.createdAt, new Date(Date.now() - dayMs)),
        id === undefined ? undefined : ne(palettes.id, id),
        or(palettes.isPublic, isHeld('palette')),
        or(sql`jsonb_path_query_array(${palettes.colors}, '$[*].hex') = ${hexes}::jsonb`, words),
      ),
    );
  }

  const isTrusted = ({ role, plan }: Account) => !isLimited || role === 'admin' || plan !== 'free';

  return {
    /**
     * Why a palette has to wait; undefined if it need not. Admins and larger plans never wait.
     *
     * @param isPublishing Whether it becomes public by this, which counts; a change of a public
     *   palette does not.
     */
    async ofPalette(
      account: Account,
      palette: Publication,
      isPublishing: boolean,
    ): Promise<HoldReason | undefined> {
      if (isTrusted(account)) return undefined;
      const isOfNew = await isNew(account.id);
      const texts = [palette.name, palette.description ?? '', ...palette.tags];
      const names = palette.colors.map(({ name = '' }) => name);
      if (isOfNew && [...texts, ...names].some(hasLink)) return 'links';
      if ((await countAlike(account.id, palette)) >= alike) return 'alike';
      return isPublishing && (await isTooMany(account.id, isOfNew)) ? 'many' : undefined;
    },

    /** The same for texts that become public without colors; they count as a palette does. */
    async ofTexts(
      account: Account,
      texts: readonly string[],
      isPublishing: boolean,
    ): Promise<Exclude<HoldReason, 'alike'> | undefined> {
      if (isTrusted(account)) return undefined;
      const isOfNew = await isNew(account.id);
      if (isOfNew && texts.some(hasLink)) return 'links';
      return isPublishing && (await isTooMany(account.id, isOfNew)) ? 'many' : undefined;
    },
  };
}

function keysOf(name: string, description: string | null, colors: readonly { hex: string }[]) {
  const sameName = sql`lower(${palettes.name}) = lower(${name})`;
  return {
    hexes: JSON.stringify(colors.map(({ hex }) => hex)),
    // A name without more is often that of a draft, such as "My palette".
    words: description === null ? undefined : and(sameName, eq(palettes.description, description)),
  };
}
