// What made likes of one palette reach in an hour: of made-up visitors and of accounts, from one
// address, from a hundred of one network, and from a hundred networks. `npm run bench:likes`. The
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
import { LIKES_ABOVE } from '../packages/contract/src/palettes/palette-lists.ts';

const VISITORS = 10_000;
const ACCOUNTS = 1000;
const DAY_MS = 86_400_000;
const { likes, weighingLikes } = ATTEMPT_LIMITS;

/** The address from which a call comes, by its number. */
type Origin = (call: number) => string;
const ONE: Origin = () => '198.51.100.1';
const ONE_NETWORK: Origin = (call) => `198.51.100.${1 + (call % 100)}`;
const MANY_NETWORKS: Origin = (call) => `203.${1 + (call % 100)}.113.1`;

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
async function attack(callers: Record<string, string>[], origin: Origin) {
  const colors = [{ hex: '#112233' as const }, { hex: '#AABBCC' as const }];
  const [palette] = await db.insert(palettes).values({ name: 'Made', colors }).returning();
  const { id } = palette!;
  let heard = 0;
  for (const [call, headers] of callers.entries()) {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: `/api/palettes/${id}/like`,
      headers: { ...headers, 'x-forwarded-for': origin(call), 'sec-fetch-site': 'same-origin' },
      payload: { liked: true },
    });
    if (statusCode === 200) heard += 1;
  }
  await foldLikes(db);
  const [row] = await db.select().from(palettes).where(eq(palettes.id, id));
  return { heard, shown: row!.likes, weighing: row!.likes - row!.lightLikes };
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
const ATTACKS = [
  ['10,000 visitors, one address', visitors, ONE, ofOnePalette, ofOthers],
  [
    '10,000 visitors, 100 addresses of a network',
    visitors,
    ONE_NETWORK,
    all(ofOnePalette),
    ofOthers * aroundTimes,
  ],
  ['10,000 visitors, 100 networks', visitors, MANY_NETWORKS, all(ofOnePalette), all(ofOthers)],
  ['1,000 new accounts, one address', () => fresh, ONE, ofOnePalette, ofOthers],
  ['1,000 new accounts, 100 networks', () => fresh, MANY_NETWORKS, ACCOUNTS, all(ofOthers)],
  ['1,000 settled accounts, one address', () => settled, ONE, ofOnePalette, ofSettled],
  ['1,000 settled accounts, 100 networks', () => settled, MANY_NETWORKS, ACCOUNTS, all(ofSettled)],
] as const;

let misses = 0;
console.log(`${''.padEnd(46)}   heard   shown  weighing  reaches`);
for (const [what, callers, origin, mostShown, mostWeighing] of ATTACKS) {
  const { heard, shown, weighing } = await attack(callers(), origin);
  const isMissed = shown > mostShown || weighing > mostWeighing;
  if (isMissed) misses += 1;
  const reached =
    weighing > LIKES_ABOVE.popular ? 'Popular' : weighing > LIKES_ABOVE.trending ? 'Trending' : '-';
  const figures = [heard, shown, weighing].map((figure) => figure.toLocaleString('en').padStart(8));
  console.log(what.padEnd(46) + figures.join(''), ` ${reached}`, isMissed ? 'MISSED' : '');
}
console.log(misses === 0 ? '\nNo attack reaches more than its bound' : `\n${misses} bounds MISSED`);
await app.close();
