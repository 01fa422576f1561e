import type { LikeAnswer, LikeRequest, PaletteCounts } from '@swatchwork/contract';
import { AppError } from '../../../app-error.ts';
import { toNeighborhood } from '../../../http/client-address.ts';
import { ATTEMPT_LIMITS } from '../../../limits/attempt-limits.ts';
import { type AttemptCounter, ofCaller, takeAttempt } from '../../../limits/throttle.ts';
import { findVisible, noSuchThing } from '../../things/find-thing.ts';
import type { Caller, IdentifyPerson, MarkNetwork } from '../caller.ts';
import type { PaletteRepository } from '../palettes.repository.ts';
import type { LikeProofs } from './like-proofs.ts';
import type { PaletteLikesRepository } from './palette-likes.repository.ts';

const {
  likes: LIKES,
  unprovenLikes: UNPROVEN,
  weighingLikes: WEIGHING,
  views: VIEWS,
} = ATTEMPT_LIMITS;
const DAY_MS = 86_400_000;

export type PaletteLikesService = ReturnType<typeof createPaletteLikesService>;

type Parts = {
  repository: PaletteRepository;
  likes: PaletteLikesRepository;
  proofs: LikeProofs;
  counter: AttemptCounter;
  /** Counts views and copies apart, so that they take no room from likes. */
  views: AttemptCounter;
  /** False for tests, whose callers share one address: then all likes weigh. */
  isLimited: boolean;
  /** If true, likes of an account weigh as an account's only once its address is confirmed. */
  canMail: boolean;
  identify: IdentifyPerson;
  markNetwork: MarkNetwork;
};

/** Likes, and the counters of views and copies. */
export function createPaletteLikesService(parts: Parts) {
  const { repository, likes, proofs, counter, views, isLimited, canMail, identify, markNetwork } =
    parts;

  return {
    /**
     * Sets the like, or toggles it where `liked` is undefined; `isShown` is whether that changes
     * what others see. Throws `not_found`, `invalid_request` for a proof that is not right, and
     * `too_many_requests` beyond the bounds of an address or of likes without proof.
     */
    async like(
      id: string,
      caller: Caller,
      { liked: wanted, proof }: NonNullable<LikeRequest>,
    ): Promise<{ answer: LikeAnswer; isShown: boolean }> {
      const { isPublic } = await findVisible('palette', repository, id, caller.account);
      const liker = await identify(caller);
      const isLiked = (await likes.findLiked(liker, [id])).length > 0;
      const liked = wanted ?? !isLiked;
      const isNew = liked && !isLiked;
      if (isNew && proof) await proofs.use(proof);
      if (liked !== isLiked) await takeLike(id, caller, liked);
      if (isNew && !proof && !caller.account) await takeUnproven(id);
      const isLight = isNew && isLimited && !(await weighs(id, caller, proof !== undefined));

      const now = await likes.set(id, liker, liked, {
        isLight,
        origin: await markNetwork(caller.address),
      });
      if (now === undefined) throw noSuchThing('palette');
      return { answer: { liked, likes: now.likes }, isShown: now.changed && isPublic };
    },

    makeChallenge: () => proofs.makeChallenge(),

    async liked(ids: string[], caller: Caller): Promise<string[]> {
      return likes.findLiked(await identify(caller), ids);
    },

    /**
     * Counts a view or copy once an hour for each visitor. Throws `not_found`; private palettes are
     * not counted. Visitors are named by their browsers, so the keys of an address are bounded first.
     */
    async count(id: string, what: 'views' | 'copies', caller: Caller): Promise<PaletteCounts> {
      const counts = await findVisible('palette', repository, id, caller.account);
      const visitor = caller.account?.id ?? caller.visitor ?? '';
      const ofAddress = `${what}:${id}:${caller.address}`;
      if ((await add(`${what}:${caller.address}`)) > VIEWS.ofAll) return counts;
      if ((await add(ofAddress)) > VIEWS.ofAddress) return counts;
      if ((await add(`${ofAddress}:${visitor}`)) > 1) {
        await views.remove(ofAddress, VIEWS.windowMs);
        return counts;
      }
      return (await repository.increment(id, what)) ?? counts;
    },
  };

  async function add(key: string): Promise<number> {
    return (await views.add(key, VIEWS.windowMs)).count;
  }

  async function takeLike(id: string, { account, address }: Caller, liked: boolean) {
    const { ofOnePalette, ofAll, windowMs } = LIKES;
    const what = `${liked ? 'like' : 'unlike'}:${account ? 'account' : 'visitor'}`;
    await takeAttempt(counter, [
      ...ofCaller(`${what}:${id}:`, address, ofOnePalette, windowMs),
      ...ofCaller(`${what}:`, address, ofAll, windowMs),
    ]);
  }

  /** Counts a like of nobody known and without work; of one palette all addresses share the bound. */
  async function takeUnproven(id: string) {
    if (!isLimited) return;
    const { ofOnePalette, windowMs } = UNPROVEN;
    const { count, endsAt } = await counter.add(`unproven:${id}`, windowMs);
    if (count <= ofOnePalette) return;
    const retryAfterSeconds = Math.max(1, Math.ceil((endsAt - Date.now()) / 1000));
    throw new AppError('too_many_requests', NEEDS_PROOF, undefined, { retryAfterSeconds });
  }

  /**
   * Whether a like counts for what is trending or popular. The number of likes includes it in any
   * case.
   */
  async function weighs(id: string, { account, address }: Caller, isProven: boolean) {
    const { windowMs, ofSettled, ofOthers, aroundTimes, settledDays } = WEIGHING;
    const isSettled = account && (await likes.isSettled(account.id, settledDays * DAY_MS, canMail));
    if (!isSettled && !isProven) return false;
    const most = isSettled ? ofSettled : ofOthers;
    const what = `weight:${isSettled ? 'settled' : 'others'}:${id}`;
    if ((await counter.add(`${what}:${address}`, windowMs)).count > most) return false;
    const around = await counter.add(`${what}:${toNeighborhood(address)}`, windowMs);
    return around.count <= most * aroundTimes;
  }
}

const NEEDS_PROOF =
  'This palette accepts no more likes without an account or a proof of work right now. Please send the solution of a challenge as `proof`.';
