import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { describeOnEachEngine } from '../../../../testing/db/database.ts';
import { recordQueries } from '../../../../testing/db/query-plans.ts';
import {
  makeRequests,
  parseQuery,
  type RequestKind,
} from '../../../../testing/requests/palette-lists.ts';
import { fillPalettes } from '../../../db/seed/fill-palettes.ts';
import { createPaletteLikesRepository } from '../like/palette-likes.repository.ts';
import { slugOfPalette } from '../palette-slug.ts';
import { createPaletteRepository } from '../palettes.repository.ts';
import { createPaletteService } from '../read/palettes.service.ts';

const MANY = 12_000;
/** Of `palette_words`, which are few, all are read for a part of one or two letters. */
const LARGE_TABLES = ['palettes', 'palette_colors', 'palette_likes'];

/** It ends at 1,001 palettes, so that of many that are found it passes few others. */
const COUNT_OF_MANY = /^select count\(\*\)::int as count from \(.+ limit \$\d+\) as found$/s;

describeOnEachEngine('no list reads a whole table', (database) => {
  let recorded: ReturnType<typeof recordQueries>;
  let kinds: RequestKind[];
  beforeAll(async () => {
    const { db } = database();
    await fillPalettes(db, MANY);
    await db.execute(sql`
      insert into palette_likes (id, palette_id, visitor_id)
      select gen_random_uuid(), id, 'visitor-' || id from palettes`);
    await db.execute(sql`analyze palette_likes`);
    kinds = await makeRequests(db, 5);
    recorded = recordQueries(db);
  }, 300_000);

  const scans = async () => {
    const explained = await recorded.explain();
    expect(explained.length).toBeGreaterThan(0);
    return explained.filter(
      ({ scanned, text }) =>
        scanned.some((table) => LARGE_TABLES.includes(table)) && !COUNT_OF_MANY.test(text),
    );
  };

  test('every tab, order, search, color and page', { timeout: 120_000 }, async () => {
    const service = createPaletteService(createPaletteRepository(recorded.db));
    const scanning: string[] = [];
    for (const { kind, queries } of kinds) {
      // The first request makes the counts that are cached for a minute.
      await service.list(parseQuery(queries[0]!), null);
      recorded.forget();
      for (const query of queries) await service.list(parseQuery(query), null);
      const found = await scans();
      if (found.length > 0) scanning.push(`${kind} (${found[0]?.scanned}): ${found[0]?.text}`);
    }
    expect(scanning).toEqual([]);
  });

  test('a combination that no palette has is told by the index, however many have each part', async () => {
    const service = createPaletteService(createPaletteRepository(recorded.db));
    recorded.forget();
    const { palettes, total } = await service.list(
      parseQuery({ tone: 'light', pairs: 45, q: 'the' }),
      null,
    );
    expect([palettes, total]).toEqual([[], 0]);
    const sent = (await recorded.explain()).map(({ text }) => text.replaceAll(/\s+/g, ' ').trim());
    expect(sent.filter((text) => text.startsWith('with found as materialized'))).toHaveLength(1);
    expect(await scans()).toEqual([]);
  });

  test('one palette, similar ones, those of a person, likes and counters', async () => {
    const repository = createPaletteRepository(recorded.db);
    const likes = createPaletteLikesRepository(recorded.db);
    const [first] = (await repository.findPage({}, 'likes', 1)).rows;
    const { id } = first!;
    const fan = { visitorId: 'v'.repeat(16) };
    recorded.forget();
    await repository.findById(id);
    expect(await repository.findByAddress(slugOfPalette(first!))).toMatchObject({ id });
    await repository.findByAddress('unknown-name');
    await repository.findSimilar(first!, 8);
    await repository.findPage({ userId: id, visibility: 'all' }, 'name', 25);
    await repository.count({ userId: id, visibility: 'private' });
    await repository.increment(id, 'views');
    await repository.update(first!, { name: 'Changed' });
    await likes.findLiked(fan, [id]);
    expect(await scans()).toEqual([]);
  });
});
