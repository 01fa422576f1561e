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
const LARGE_TABLES = [
  'palettes',
  'palette_lists',
  'palette_words',
  'palette_colors',
  'palette_likes',
];

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
    return explained.filter(({ scanned }) => scanned.some((table) => LARGE_TABLES.includes(table)));
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

  test('rare words that are alike are read by their index, however many palettes there are', async () => {
    // As if there were twelve million: the planner then takes words that its statistics do not list for
    // thousands of palettes, which would be met soon in any order; and these are few, which never are.
    const { db } = database();
    const words = [...'bdfghkmt'].map((letter) => `xylo${letter}en`);
    const template = sql`(select * from palettes where is_public limit 1) as t`;
    for (const word of words) {
      await db.execute(sql`
        insert into palettes (id, name, description, colors, tags, likes, created_at)
        select gen_random_uuid(), ${word}, description, colors, tags, likes, created_at from ${template}`);
    }
    await db.execute(sql`
      update pg_class set reltuples = reltuples * 1000 where oid = 'palette_lists'::regclass`);
    recorded.forget();
    const service = createPaletteService(createPaletteRepository(recorded.db));
    const { palettes } = await service.list(parseQuery({ q: words[0]! }), null);
    expect(palettes.map(({ name }) => name).sort()).toEqual(words);
    const sent = (await recorded.explain()).map(({ text }) => text.replaceAll(/\s+/g, ' ').trim());
    await db.execute(sql`analyze palette_lists`);
    expect(sent.filter((text) => text.startsWith('with read as materialized'))).not.toEqual([]);
    expect(sent.filter((text) => text.startsWith('select t.palette_id as id'))).toEqual([]);
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
