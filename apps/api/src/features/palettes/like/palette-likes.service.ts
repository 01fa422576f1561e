import type { LikeAnswer, PaletteCounts } from '@swatchwork/contract';
import { toNeighborhood } from '../../../http/client-address.ts';
import { ATTEMPT_LIMITS } from '../../../limits/attempt-limits.ts';
import { type AttemptCounter, ofCaller, takeAttempt } from '../../../limits/throttle.ts';
import type { Caller, IdentifyPerson } from '../caller.ts';
import { findVisible, noSuchPalette } from '../palette-visibility.ts';
import type { PaletteRepository } from '../palettes.repository.ts';
import type { PaletteLikesRepository } from './palette-likes.repository.ts';

const { likes: LIKES, weighingLikes: WEIGHING, views: VIEWS } = ATTEMPT_LIMITS;
const DAY_MS = 86_400_000;

export type PaletteLikesService = ReturnType<typeof createPaletteLikesService>;

type Parts = {
  repository: PaletteRepository;
  likes: PaletteLikesRepository;
  counter: AttemptCounter;
  /** False for tests, whose callers share one address: then all likes weigh. */
  isLimited: boolean;
  /** If true, likes of an account weigh as an account's only once its address is confirmed. */
  canMail: boolean;
  identify: IdentifyPerson;
};

/** Likes, and the counters of views and copies. */
export function createPaletteLikesService(parts: Parts) {
  const { repository, likes, counter, isLimited, canMail, identify } = parts;

  return {
    /**
     * Sets the like, or toggles it where `wanted` is undefined; `isShown` is whether that changes
     * what others see. Throws `not_found`, and `too_many_requests` beyond the bounds of an address.
     */
    async like(
      id: string,
      caller: Caller,
      wanted: boolean | undefined,
    ): Promise<{ answer: LikeAnswer; isShown: boolean }> {
      const { isPublic } = await findVisible(repository, id, caller.account);
      const liker = await identify(caller);
      const isLiked = (await likes.findLiked(liker, [id])).length > 0;
      const liked = wanted ?? !isLiked;
      if (liked !== isLiked) await takeLike(id, caller, liked);
      const isLight = liked && !isLiked && isLimited && !(await weighs(id, caller));

      const now = await likes.set(id, liker, liked, isLight);
      if (now === undefined) throw noSuchPalette();
      return { answer: { liked, likes: now.likes }, isShown: now.changed && isPublic };
    },

    async liked(ids: string[], caller: Caller): Promise<string[]> {
      return likes.findLiked(await identify(caller), ids);
    },

    /**
     * Counts a view or copy once an hour for each visitor. Throws `not_found`; private palettes are
     * not counted.
     */
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

  /**
   * Whether a like counts for what is trending or popular. The number of likes includes it in any
   * case.
   */
  async function weighs(id: string, { account, address }: Caller): Promise<boolean> {
    const { windowMs, ofSettled, ofOthers, aroundTimes, settledDays } = WEIGHING;
    const isSettled = account && (await likes.isSettled(account.id, settledDays * DAY_MS, canMail));
    const most = isSettled ? ofSettled : ofOthers;
    const what = `weight:${isSettled ? 'settled' : 'others'}:${id}`;
    if ((await counter.add(`${what}:${address}`, windowMs)).count > most) return false;
    const around = await counter.add(`${what}:${toNeighborhood(address)}`, windowMs);
    return around.count <= most * aroundTimes;
  }
}
