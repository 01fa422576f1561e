import { createHmac } from 'node:crypto';

import type { LikeAnswer, PaletteCounts } from '@swatchwork/contract';

import type { Account } from '../../plugins/auth.ts';
import { type AttemptCounter, takeAttempt } from '../accounts/throttle.ts';
import type { Fan, PaletteLikesRepository } from './palette-likes.repository.ts';
import type { PaletteRepository } from './palettes.repository.ts';
import { findVisible, noSuchPalette } from './palettes.service.ts';

/** Who asks, as far as the request tells. */
export interface Caller {
  account: Account | null;
  /** The random id that a browser keeps. */
  visitor: string | undefined;
  /** Their address, or network of addresses. */
  address: string;
}

const HOUR_MS = 3_600_000;

/** Without an account, visitor ids cost nothing: so likes are bounded by the address as well. */
const LIKES_OF_ADDRESS = { ofOnePalette: 30, ofAll: 200 };

/** Views (or copies) of one palette that count from one address in an hour; the visitors behind it differ. */
const COUNTED_OF_ADDRESS = 20;

export type PaletteLikesService = ReturnType<typeof createPaletteLikesService>;

type Parts = {
  repository: PaletteRepository;
  likes: PaletteLikesRepository;
  counter: AttemptCounter;
  /** Random, and the same for all instances and after a restart. */
  readSecret: () => Promise<string>;
};

/** Likes, and the counters of views and copies. */
export function createPaletteLikesService({ repository, likes, counter, readSecret }: Parts) {
  let secret: string | undefined;

  /** Visitors without an id are told apart by their address; nobody can work it out from this. */
  async function toFan({ account, visitor, address }: Caller): Promise<Fan> {
    if (account) return { userId: account.id };
    if (visitor) return { visitorId: visitor };
    secret ??= await readSecret();
    return { visitorId: createHmac('sha256', secret).update(address).digest('hex') };
  }

  return {
    /** Sets the like, or turns it over where `wanted` is undefined. Throws `not_found`. */
    async like(id: string, caller: Caller, wanted: boolean | undefined): Promise<LikeAnswer> {
      await findVisible(repository, id, caller.account);
      const fan = await toFan(caller);
      const isLiked = (await likes.findLiked(fan, [id])).length > 0;
      const liked = wanted ?? !isLiked;
      if (liked && !isLiked && !caller.account) await takeLike(id, caller.address);

      const now = await likes.set(id, fan, liked);
      if (now === undefined) throw noSuchPalette();
      return { liked, likes: now };
    },

    async liked(ids: string[], caller: Caller): Promise<string[]> {
      return likes.findLiked(await toFan(caller), ids);
    },

    /** Counts once an hour for each visitor. Throws `not_found`; private palettes are not counted. */
    async count(id: string, what: 'views' | 'copies', caller: Caller): Promise<PaletteCounts> {
      const counts = await findVisible(repository, id, caller.account);
      const visitor = caller.account?.id ?? caller.visitor ?? '';
      const isNew = (await add(`${what}:${id}:${caller.address}:${visitor}`)) === 1;
      if (!isNew || (await add(`${what}:${id}:${caller.address}`)) > COUNTED_OF_ADDRESS)
        return counts;
      return (await repository.increment(id, what)) ?? counts;
    },
  };

  async function add(key: string): Promise<number> {
    return (await counter.add(key, HOUR_MS)).count;
  }

  function takeLike(id: string, address: string) {
    const { ofOnePalette, ofAll } = LIKES_OF_ADDRESS;
    return takeAttempt(counter, [
      { key: `like:${id}:${address}`, most: ofOnePalette, windowMs: HOUR_MS },
      { key: `like:${address}`, most: ofAll, windowMs: HOUR_MS },
    ]);
  }
}
