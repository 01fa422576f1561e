import { createClient } from '@swatchwork/client';
import { beforeAll, expect, test } from 'vitest';

import { palettes } from '../src/db/schema/palettes.ts';
import { createInMemoryFetch } from '../src/http/in-memory-fetch.ts';
import { createTestApp } from '../testing/app.ts';
import { describeOnEachEngine } from '../testing/db/database.ts';

describeOnEachEngine('lists of palettes through the client', (database) => {
  let client: ReturnType<typeof createClient>;
  beforeAll(async () => {
    const colors = [{ hex: '#112233' as const }, { hex: '#AABBCC' as const }];
    const rows = ['One', 'Two', 'Three'].map((name) => ({ name, colors }));
    await database().db.insert(palettes).values(rows);
    const app = await createTestApp({ database: database() });
    const visitor = () => 'visitor-of-the-client';
    client = createClient({ fetch: createInMemoryFetch(app), visitor });
  });

  test('come page by page, with their total', async () => {
    const first = await client.palettes.list({ sort: 'name', limit: 2 });
    expect(first).toMatchObject({ total: 3, isAtLeast: false });
    const second = await client.palettes.list({ sort: 'name', limit: 2, cursor: first.next! });
    expect([...first.palettes, ...second.palettes].map(({ name }) => name)).toEqual([
      'One',
      'Three',
      'Two',
    ]);
    expect(second.next).toBeUndefined();
  });

  test('the visitor is known again by the id', async () => {
    const { palettes: all } = await client.palettes.list();
    const ids = all.map(({ id }) => id);
    expect(await client.palettes.like(ids[0]!)).toEqual({ liked: true, likes: 1 });
    expect(await client.palettes.liked(ids)).toEqual({ ids: [ids[0]] });
    expect(await client.palettes.view(ids[1]!)).toEqual({ views: 1, copies: 0 });
    expect((await client.palettes.get(ids[0]!)).likes).toBe(1);
  });
});
