import type { SessionAnswer } from '@swatchwork/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { signUp } from '../../../../testing/accounts.ts';
import { callJson, createTestApp, type TestApp } from '../../../../testing/app.ts';
import {
  describeOnEachEngine,
  describeOnServer,
  openTestDatabase,
} from '../../../../testing/db/database.ts';
import type { DatabaseHandle } from '../../../db/client.ts';
import { forbiddenTerms } from '../../../db/schema/moderation.ts';

const WORD = 'casino';
const KINDS = [
  { kind: 'palette', path: '/api/palettes', more: { colors: ['#112233', '#AABBCC'] } },
  { kind: 'theme', path: '/api/themes/saved', more: { input: { brands: ['#0A66C2'] } } },
  { kind: 'project', path: '/api/projects', more: {} },
] as const;
const TABLES = { palette: 'palettes', theme: 'saved_themes', project: 'collections' } as const;

async function open(database: DatabaseHandle) {
  const app = await createTestApp({ database });
  await database.db.insert(forbiddenTerms).values({ term: WORD });
  return { app, author: await signUp(app) };
}

/** Saves something private, and publishes and renames it in the same moment. */
async function race(
  app: TestApp,
  { token }: SessionAnswer,
  { path, more }: (typeof KINDS)[number],
  meanwhile?: (path: string, both: () => Promise<unknown>[]) => Promise<void>,
) {
  const draft = { ...more, name: 'Dunes', isPublic: false };
  const { body: saved } = await callJson(app, 'POST', path, draft, token);
  const own = `${path}/${saved.id}`;
  const change = (body: object) => callJson(app, 'PATCH', own, body, token);
  let answers: Promise<{ status: number }>[] = [];
  const both = () => {
    answers = [change({ isPublic: true }), change({ name: `My ${WORD}` })];
    return answers;
  };
  if (meanwhile) await meanwhile(saved.id, both);
  else both();
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  const { body } = await callJson(app, 'GET', own, undefined, token);
  return { statuses: statuses.toSorted(), isForbidden: body.isPublic && body.name.includes(WORD) };
}

describeOnEachEngine('published and renamed at once', (database) => {
  let parts: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    parts = await open(database());
  });

  test.each(KINDS)('a $kind never ends as public with a forbidden word', async (kind) => {
    for (let round = 0; round < 10; round++) {
      expect(await race(parts.app, parts.author, kind)).toEqual({
        statuses: [200, 400],
        isForbidden: false,
      });
    }
  });
});

describeOnServer('both checked before either is stored', () => {
  test.each(KINDS)(
    'one change of the $kind is made, and the other is checked again',
    async (kind) => {
      const database = await openTestDatabase();
      const { app, author } = await open(database);
      const table = sql.identifier(TABLES[kind.kind]);
      const outcome = await race(app, author, kind, async (id, both) => {
        let answers: Promise<unknown>[] = [];
        await database.db.transaction(async (tx) => {
          await tx.execute(sql`select from ${table} where id = ${id} for update`);
          answers = both();
          await expect.poll(() => countWaiting(database)).toBe(2);
        });
        await Promise.all(answers);
      });
      expect(outcome).toEqual({ statuses: [200, 400], isForbidden: false });
      await app.close();
    },
  );
});

/** Queries that wait for a lock. */
async function countWaiting({ db }: DatabaseHandle): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows[0]!.count;
}
