import type { Palette } from '@swatchwork/contract';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { signUp } from '../../../../testing/accounts.ts';
import { callJson, createTestApp } from '../../../../testing/app.ts';
import { describeOnEachEngine } from '../../../../testing/db/database.ts';
import { paletteAlikes } from '../../../db/schema/palette-alikes.ts';
import { palettes } from '../../../db/schema/palettes.ts';

const SEA = ['#0B1D34', '#738A94', '#F69835'];
const SEA_AGAIN = ['#F69834', '#0C1D34', '#738B94'];
const WOODS = ['#0B3D14', '#7A8A54', '#C6B835'];

describeOnEachEngine('palettes that are nearly alike', (database) => {
  beforeEach(() => database().db.delete(palettes));

  async function start() {
    const app = await createTestApp({ database: database() });
    const { token } = await signUp(app);
    const save = async (name: string, colors: string[], more = {}): Promise<string> =>
      (
        await callJson(
          app,
          'POST',
          '/api/palettes',
          { name, colors: colors.map((hex) => ({ hex })), ...more },
          token,
        )
      ).body.id;
    const change = (id: string, body: object) =>
      callJson(app, 'PATCH', `/api/palettes/${id}`, body, token);
    const list = async (query: string) => {
      const { headers, body } = await callJson(app, 'GET', `/api/palettes?${query}`);
      return {
        names: body.map(({ name, alike }: Palette) => (alike ? `${name} + ${alike}` : name)),
        total: Number(headers['x-total-count']),
        next: /^<(.+)>; rel="next"$/.exec(String(headers.link))?.[1],
      };
    };
    return { save, change, list };
  }

  test('the oldest that is found stands for all, in any order, and leads to them', async () => {
    const { save, change, list } = await start();
    const first = await save('Sea', SEA);
    await save('Woods', WOODS);
    const second = await save('Sea again', SEA_AGAIN, { tags: ['warm'] });
    await save('Sea reversed', SEA.toReversed());
    await save('Sea of two', SEA.slice(1));

    for (const sort of ['likes', 'newest', 'name']) {
      const { names, total } = await list(`fold=true&sort=${sort}`);
      expect(names.toSorted()).toEqual(['Sea + 2', 'Sea of two', 'Woods']);
      expect(total).toBe(5);
    }
    expect((await list('sort=name')).names).toHaveLength(5);
    expect((await list('fold=true&tab=warm')).names).toEqual(['Sea again + 2']);
    expect((await list('fold=true&q=reversed')).names).toEqual(['Sea reversed + 2']);
    expect((await list('fold=true&color=0B1D34')).names).toContain('Sea + 2');
    expect((await list('fold=true&color=0B1D34')).names).toHaveLength(3);
    for (const id of [first, second]) {
      const { names, total } = await list(`alikeTo=${id}&sort=name`);
      expect([names, total]).toEqual([['Sea', 'Sea again', 'Sea reversed'], 3]);
    }
    await change(second, { isPublic: false });
    expect((await list('fold=true&sort=name')).names).toEqual(['Sea + 1', 'Sea of two', 'Woods']);
    await change(first, { colors: WOODS.map((hex) => ({ hex })) });
    expect((await list('fold=true&sort=name')).names).toEqual([
      'Sea + 1',
      'Sea of two',
      'Sea reversed',
    ]);
    expect((await list('alikeTo=0199d3b2-8a40-7c11-b0a4-6f1f2b0c9d21')).names).toEqual([]);
  });

  test('no palette is lost or shown twice from page to page, however many are folded', async () => {
    const { save, list } = await start();
    for (let count = 0; count < 30; count++) await save(`Sea ${count}`, SEA);
    await save('Woods', WOODS);
    const names: string[] = [];
    for (let url: string | undefined = 'limit=1&sort=newest&fold=true'; url; ) {
      const page = await list(url);
      names.push(...page.names);
      url = page.next?.split('?')[1];
    }
    expect(names).toEqual(['Woods', 'Sea 0 + 29']);
  });

  test('those from before and of older instances are grouped later', async () => {
    const { db } = database();
    const draft = { colors: [{ hex: '#FFFFFF' as const }, { hex: '#101418' as const }] };
    await db
      .insert(palettes)
      .values(Array.from({ length: 230 }, (_, at) => ({ ...draft, name: `${at}` })));
    await db.delete(paletteAlikes);
    await db.execute(
      sql`insert into palette_alikes_fill values ('00000000-0000-0000-0000-000000000000')`,
    );
    const [late] = await db
      .insert(palettes)
      .values({ ...draft, name: 'Late' })
      .returning();
    const rowOf = async () =>
      (await db.select().from(paletteAlikes).where(eq(paletteAlikes.paletteId, late!.id)))[0];
    expect((await rowOf())?.key).toBeNull();

    const app = await createTestApp({ database: database() });
    await app.listen({ port: 0, host: '127.0.0.1' });
    await vi.waitFor(
      async () => {
        expect(await db.$count(paletteAlikes, sql`key is not null`)).toBe(231);
        expect((await db.execute(sql`select from palette_alikes_fill`)).rows).toEqual([]);
      },
      { timeout: 30_000 },
    );
    expect(await db.$count(paletteAlikes, sql`is_founder`)).toBe(1);
    await db
      .update(palettes)
      .set({ colors: [{ hex: '#FF0000' }, { hex: '#101418' }] })
      .where(eq(palettes.id, late!.id));
    expect(await rowOf()).toMatchObject({ key: null, groupId: null, isFounder: false });
  });
});
