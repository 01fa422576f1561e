import { createHmac } from 'node:crypto';

import type { LikeAnswer, PaletteCounts } from '@swatchwork/contract';

import { ATTEMPT_LIMITS } from '../../../limits/attempt-limits.ts';
import { type AttemptCounter, ofCaller, takeAttempt } from '../../../limits/throttle.ts';
import type { Account } from '../../../plugins/guard/auth.ts';
import { toNeighborhood } from '../../../plugins/guard/client-address.ts';
import type { PaletteRepository } from '../palettes.repository.ts';
import { findVisible, noSuchPalette } from '../read/palettes.service.ts';
import type { Fan, PaletteLikesRepository } from './palette-likes.repository.ts';

/** Who asks, as far as the request tells. */
export interface Caller {
  account: Account | null;
  /** The random id that a browser keeps. */
  visitor: string | undefined;
  /** Their address, or network of addresses. */
  address: string;
}

const { likes: LIKES, weighingLikes: WEIGHING, views: VIEWS } = ATTEMPT_LIMITS;
const DAY_MS = 86_400_000;

export type PaletteLikesService = ReturnType<typeof createPaletteLikesService>;

type Parts = {
  repository: PaletteRepository;
  likes: PaletteLikesRepository;
  counter: AttemptCounter;
  /** False for tests, where one address is everybody: then all likes weigh. */
  isLimited: boolean;
  /** Random, and the same for all instances and after a restart. */
  readSecret: () => Promise<string>;
};

/** Likes, and the counters of views and copies. */
export function createPaletteLikesService(parts: Parts) {
  const { repository, likes, counter, isLimited, readSecret } = parts;
  let secret: string | undefined;

  /** Visitors without an id are told apart by their address; nobody can work it out from this. */
  async function toFan({ account, visitor, address }: Caller): Promise<Fan> {
    if (account) return { userId: account.id };
    if (visitor) return { visitorId: visitor };
    secret ??= await readSecret();
    return { visitorId: createHmac('sha256', secret).update(address).digest('hex') };
  }

  return {
    /**
     * Sets the like, or turns it over where `wanted` is undefined; `isShown` is whether that changes
     * what others see. Throws `not_found`, and `too_many_requests` beyond the bounds of an address.
     */
    async like(
      id: string,
      caller: Caller,
      wanted: boolean | undefined,
    ): Promise<{ answer: LikeAnswer; isShown: boolean }> {
      const { isPublic } = await findVisible(repository, id, caller.account);
      const fan = await toFan(caller);
      const isLiked = (await likes.findLiked(fan, [id])).length > 0;
      const liked = wanted ?? !isLiked;
      if (liked !== isLiked) await takeLike(id, caller, liked);
      const isLight = liked && !isLiked && isLimited && !(await weighs(id, caller));

      const now = await likes.set(id, fan, liked, isLight);
      if (now === undefined) throw noSuchPalette();
      return { answer: { liked, likes: now.likes }, isShown: now.changed && isPublic };
    },

    async liked(ids: string[], caller: Caller): Promise<string[]> {
      return likes.findLiked(await toFan(caller), ids);
    },

    /** Counts once an hour for each visitor. Throws `not_found`; private palettes are not counted. */
    async count(id: string, what: 'views' | 'copies', caller: Caller): Promise<PaletteCounts> {
      const counts = await findVisible(repository, id, caller.account);
      const visitor = caller.account?.id ?? caller.visitor ?? '';
      const isNew = (await add(`${what}:${id}:${caller.address}:${visitor}`)) === 1;
      if (!isNew || (await add(`${what}:${id}:${caller.address}`)) > VIEWS.ofAddress) return counts;
      return (await repository.increment(id, what)) ?? counts;
    },
  };

  async function add(key: string): Promise<number> {
    return (await counter.add(key, VIEWS.windowMs)).count;
  }

  async function takeLike(id: string, { account, address }: Caller, liked: boolean) {
    const { ofOnePalette, ofAll, windowMs } = LIKES;
    const what = `${liked ? 'like' : 'unlike'}:${account ? 'account' : 'visitor'}`;
    await takeAttempt(counter, [
      ...ofCaller(`${what}:${id}:`, address, ofOnePalette, windowMs),
      ...ofCaller(`${what}:`, address, ofAll, windowMs),
    ]);
  }

  /** Whether a like counts for what is trending or popular. Shown it is in any case. */
  async function weighs(id: string, { account, address }: Caller): Promise<boolean> {
    const { windowMs, ofSettled, ofOthers, aroundTimes, settledDays } = WEIGHING;
    const isSettled = account && (await likes.isOlder(account.id, settledDays * DAY_MS));
    const most = isSettled ? ofSettled : ofOthers;
    const what = `weight:${isSettled ? 'settled' : 'others'}:${id}`;
    if ((await counter.add(`${what}:${address}`, windowMs)).count > most) return false;
    const around = await counter.add(`${what}:${toNeighborhood(address)}`, windowMs);
    return around.count <= most * aroundTimes;
  }
}
