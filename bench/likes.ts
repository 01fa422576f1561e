// What made likes of one palette reach in an hour: of made-up visitors and of accounts, from one
// address, from a hundred of one network, and from a hundred networks; without proofs of work, and
// with one for each like that could weigh. `npm run bench:likes`. The
// app is the real one, with limits, on the embedded engine; addresses are forged as behind a proxy.

import { eq } from 'drizzle-orm';
import { readConfig } from '../apps/api/src/config.ts';
import { palettes } from '../apps/api/src/db/schema/palettes.ts';
import { users } from '../apps/api/src/db/schema/users.ts';
import { createAccountRepository } from '../apps/api/src/features/accounts/accounts.repository.ts';
import { createSessionService } from '../apps/api/src/features/accounts/sessions/sessions.service.ts';
import { foldLikes } from '../apps/api/src/features/palettes/like/fold-likes.ts';
import { ATTEMPT_LIMITS } from '../apps/api/src/limits/attempt-limits.ts';
import { createTestApp } from '../apps/api/testing/app.ts';
import { openTestDatabase } from '../apps/api/testing/db/database.ts';
import { solveLikeChallenge } from '../apps/api/testing/like-proofs.ts';
import { LIKES_ABOVE } from '../packages/contract/src/palettes/palette-lists.ts';

const VISITORS = 10_000;
const ACCOUNTS = 1000;
const DAY_MS = 86_400_000;
const { likes, unprovenLikes, weighingLikes } = ATTEMPT_LIMITS;

/**
 * The address from which a call of an attack comes, by their numbers: each attack has its own, since
 * an address that has used up its requests gets no challenge.
 */
type Origin = (attack: number, call: number) => string;
const ONE: Origin = (attack) => `198.51.${attack}.1`;
const ONE_NETWORK: Origin = (attack, call) => `198.51.${attack}.${1 + (call % 100)}`;
const MANY_NETWORKS: Origin = (attack, call) => `203.${1 + (call % 100)}.${attack}.1`;

const config = readConfig({ NODE_ENV: 'test', RATE_LIMIT: 'on', TRUST_PROXY: 'on' });
const database = await openTestDatabase();
const { db } = database;
const app = await createTestApp({ config, database });
const sessions = createSessionService(createAccountRepository(db));

/** Signed-in accounts of an age, without the work of hashing a thousand passwords. */
async function makeAccounts(ageDays: number): Promise<string[]> {
  const createdAt = new Date(Date.now() - ageDays * DAY_MS);
  const tokens: string[] = [];
  for (let made = 0; made < ACCOUNTS; made++) {
    const username = `made-${ageDays}-${made}`;
    const person = { username, email: `${username}@example.org`, passwordHash: 'x', createdAt };
    const [row] = await db.insert(users).values(person).returning();
    tokens.push((await sessions.open(row!, null))!);
  }
  return tokens;
}

/** Likes a new palette as each of the callers, and answers what that came to. */
async function attack(
  callers: Record<string, string>[],
  origin: (call: number) => string,
  worksFor: number,
) {
  const colors = [{ hex: '#112233' as const }, { hex: '#AABBCC' as const }];
  const [palette] = await db.insert(palettes).values({ name: 'Made', colors }).returning();
  const { id } = palette!;
  let heard = 0;
  let proofs = 0;
  let workMs = 0;
  const done = new Map<string, number>();
  for (const [call, headers] of callers.entries()) {
    const address = origin(call);
    const from = { 'x-forwarded-for': address, 'sec-fetch-site': 'same-origin' };
    const before = done.get(address) ?? 0;
    done.set(address, before + 1);
    const started = process.cpuUsage();
    const proof = before < worksFor ? await solveLikeChallenge(app, from) : undefined;
    if (proof) {
      const { user, system } = process.cpuUsage(started);
      workMs += (user + system) / 1000;
      proofs += 1;
    }
    const { statusCode } = await app.inject({
      method: 'POST',
      url: `/api/palettes/${id}/like`,
      headers: { ...headers, ...from },
      payload: { liked: true, ...(proof && { proof }) },
    });
    if (statusCode === 200) heard += 1;
  }
  await foldLikes(db);
  const [row] = await db.select().from(palettes).where(eq(palettes.id, id));
  return { heard, shown: row!.likes, weighing: row!.likes - row!.lightLikes, proofs, workMs };
}

let strangers = 0;
const visitors = () =>
  Array.from({ length: VISITORS }, () => ({ 'x-visitor': `made-up-visitor-${++strangers}` }));
const signedIn = (tokens: string[]) =>
  tokens.map((token) => ({ authorization: `Bearer ${token}` }));
const fresh = signedIn(await makeAccounts(0));
const settled = signedIn(await makeAccounts(weighingLikes.settledDays + 1));

const { ofOthers, ofSettled, aroundTimes } = weighingLikes;
const { ofOnePalette } = likes;
const all = (each: number) => 100 * each;
const unproven = unprovenLikes.ofOnePalette;
const around = ofOthers * aroundTimes;

/** Who, from where, with how many proofs of each address; the most that is shown, and that weighs. */
const ATTACKS = [
  ['10,000 visitors, one address', visitors, ONE, 0, ofOnePalette, 0],
  ['10,000 visitors, 100 addresses of a network', visitors, ONE_NETWORK, 0, unproven, 0],
  ['10,000 visitors, 100 networks', visitors, MANY_NETWORKS, 0, unproven, 0],
  ['the same with work, one address', visitors, ONE, ofOthers, ofOnePalette, ofOthers],
  [
    'the same with work, 100 addresses of a network',
    visitors,
    ONE_NETWORK,
    ofOthers,
    all(ofOthers) + unproven,
    around,
  ],
  [
    'the same with work, 100 networks',
    visitors,
    MANY_NETWORKS,
    ofOthers,
    all(ofOthers) + unproven,
    all(ofOthers),
  ],
  ['1,000 new accounts, one address', () => fresh, ONE, 0, ofOnePalette, 0],
  ['1,000 new accounts, 100 networks', () => fresh, MANY_NETWORKS, 0, ACCOUNTS, 0],
  ['1,000 settled accounts, one address', () => settled, ONE, 0, ofOnePalette, ofSettled],
  [
    '1,000 settled accounts, 100 networks',
    () => settled,
    MANY_NETWORKS,
    0,
    ACCOUNTS,
    all(ofSettled),
  ],
] as const;

let misses = 0;
console.log(
  `${''.padEnd(46)}   heard   shown  weighing  reaches  proofs, and ms of a processor each`,
);
for (const [n, [what, callers, origin, ...bounds]] of ATTACKS.entries()) {
  const [worksFor, mostShown, mostWeighing] = bounds;
  const result = await attack(callers(), (call) => origin(n, call), worksFor);
  const { heard, shown, weighing, proofs, workMs } = result;
  const isMissed = shown > mostShown || weighing > mostWeighing;
  if (isMissed) misses += 1;
  const reached =
    weighing > LIKES_ABOVE.popular ? 'Popular' : weighing > LIKES_ABOVE.trending ? 'Trending' : '-';
  const figures = [heard, shown, weighing].map((figure) => figure.toLocaleString('en').padStart(8));
  const work = proofs > 0 ? `${proofs}, ${(workMs / proofs).toFixed(0)}` : '';
  console.log(what.padEnd(46) + figures.join(''), ` ${reached}`, work, isMissed ? 'MISSED' : '');
}
console.log(misses === 0 ? '\nNo attack reaches more than its bound' : `\n${misses} bounds MISSED`);
await app.close();
