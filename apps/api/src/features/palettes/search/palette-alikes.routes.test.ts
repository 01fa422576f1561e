import { createRandom } from '@swatchwork/color';
import type { Palette } from '@swatchwork/contract';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { signUp } from '../../../../testing/accounts.ts';
import { callJson, createTestApp } from '../../../../testing/app.ts';
import { describeOnEachEngine } from '../../../../testing/db/database.ts';
import { storeAlikes } from '../../../db/alike/store-alikes.ts';
import { paletteAlikes } from '../../../db/schema/palette-alikes.ts';
import { palettes } from '../../../db/schema/palettes.ts';

const SEA = ['#0B1D34', '#738A94', '#F69835'];
const SEA_AGAIN = ['#F69834', '#0C1D34', '#738B94'];
const WOODS = ['#0B3D14', '#7A8A54', '#C6B835'];

describeOnEachEngine('palettes that are nearly alike', (database) => {
  beforeEach(() => database().db.delete(palettes));

  async function start() {
    const app = await createTestApp({ database: database() });
    /** What an account of its own does. */
    const join = async () => {
      const { token } = await signUp(app);
      const save = async (name: string, colors: string[], more = {}): Promise<string> => {
        const draft = { name, colors: colors.map((hex) => ({ hex })), ...more };
        return (await callJson(app, 'POST', '/api/palettes', draft, token)).body.id;
      };
      const change = (id: string, body: object) =>
        callJson(app, 'PATCH', `/api/palettes/${id}`, body, token);
      return { save, change };
    };
    const list = async (query: string) => {
      const { headers, body } = await callJson(app, 'GET', `/api/palettes?${query}`);
      return {
        names: body.map(({ name, alike }: Palette) => (alike ? `${name} + ${alike}` : name)),
        total: Number(headers['x-total-count']),
        isAtLeast: headers['x-total-count-relation'] === 'at-least',
        next: /^<(.+)>; rel="next"$/.exec(String(headers.link))?.[1],
      };
    };
    return { join, list };
  }

  test('the oldest that is found stands for those of other accounts, in any order, and leads to them', async () => {
    const { join, list } = await start();
    const [one, other, third] = [await join(), await join(), await join()];
    const first = await one.save('Sea', SEA);
    await one.save('Woods', WOODS);
    const second = await other.save('Sea again', SEA_AGAIN, { tags: ['warm'] });
    await third.save('Sea reversed', SEA.toReversed());
    await third.save('Sea of two', SEA.slice(1));

    for (const sort of ['likes', 'newest', 'name']) {
      const { names, total } = await list(`fold=true&sort=${sort}`);
      expect(names.toSorted()).toEqual(['Sea + 2', 'Sea of two', 'Woods']);
      expect(total).toBe(3);
    }
    expect(await list('sort=name')).toMatchObject({ names: { length: 5 }, total: 5 });
    expect(await list('fold=true&tab=warm')).toMatchObject({ names: ['Sea again + 2'], total: 1 });
    for (const id of [first, second]) {
      for (const fold of ['', '&fold=true']) {
        const { names, total } = await list(`alikeTo=${id}&sort=name${fold}`);
        expect([names, total]).toEqual([['Sea', 'Sea again', 'Sea reversed'], 3]);
      }
    }
    await other.change(second, { isPublic: false });
    expect((await list('fold=true&sort=name')).names).toEqual(['Sea + 1', 'Sea of two', 'Woods']);
    await one.change(first, { colors: WOODS.map((hex) => ({ hex })) });
    const { names, total } = await list('fold=true&sort=name');
    expect(names).toEqual(['Sea', 'Sea of two', 'Sea reversed', 'Woods']);
    expect(total).toBe(4);
    expect((await list('alikeTo=0199d3b2-8a40-7c11-b0a4-6f1f2b0c9d21')).names).toEqual([]);
  });

  test('a search by words folds nothing, so that every name that it found can be read', async () => {
    const { join, list } = await start();
    const wanted: string[] = [];
    for (let count = 0; count < 14; count++) {
      const { save } = await join();
      wanted.push(`Sea ${String(count).padStart(2, '0')}`);
      await save(wanted.at(-1)!, SEA);
    }
    for (const query of ['q=sea', 'q=Sea&tab=all', 'q=se&color=0B1D34', 'q=seas']) {
      const { names, total } = await list(
        `fold=true&limit=50&sort=name&${query.replace('tab=all', '')}`,
      );
      expect([names, total], query).toEqual([wanted, wanted.length]);
    }
    for (const query of ['', 'color=0B1D34', 'color=0B1D34,F69835', 'size=3']) {
      const { names, total } = await list(`fold=true&${query}`);
      expect([names, total], query).toEqual([['Sea 00 + 13'], 1]);
    }
  });

  test('palettes of one account are not folded, also where they stand for those of others', async () => {
    const { join, list } = await start();
    const [one, other] = [await join(), await join()];
    for (const name of ['Sea 1', 'Sea 2', 'Sea 3']) await one.save(name, SEA);
    expect(await list('fold=true&sort=name')).toMatchObject({
      names: ['Sea 1', 'Sea 2', 'Sea 3'],
      total: 3,
    });
    await other.save('Sea 4', SEA_AGAIN);
    for (const query of ['sort=name', 'sort=name&color=0B1D34', 'sort=name&size=3']) {
      expect(await list(`fold=true&${query}`), query).toMatchObject({
        names: ['Sea 1 + 3', 'Sea 2 + 3', 'Sea 3 + 3'],
        total: 3,
      });
    }
  });

  test('the count is of the cards that all pages show, whoever saved what', async () => {
    const { join, list } = await start();
    const people = [await join(), await join(), await join()];
    const random = createRandom(13);
    const looks = [SEA, SEA_AGAIN, SEA.toReversed(), WOODS, SEA.slice(1)];
    const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)]!;
    for (let at = 0; at < 60; at++) {
      const tags = [pick(['warm', 'cool', 'neon'])];
      await pick(people).save(`Sea ${at}`, pick(looks), { tags });
    }
    const filters = [
      '',
      'tab=warm',
      'tab=cool',
      'tab=recent',
      'tag=neon',
      'size=3',
      'size=3&tab=warm',
    ];
    for (const filter of [
      ...filters,
      'color=0B1D34',
      'color=0B1D34,F69835',
      'color=0B1D34&tab=warm',
    ]) {
      const totals = new Set<number>();
      const names: string[] = [];
      for (let url: string | undefined = `limit=5&fold=true&${filter}`; url; ) {
        const page = await list(url);
        names.push(...page.names);
        totals.add(page.total);
        url = page.next?.split('?')[1];
      }
      expect([...totals], filter).toEqual([names.length]);
      expect(new Set(names).size, filter).toBe(names.length);
    }
  });

  test('of more than a thousand, the count is what shows at least', async () => {
    const { list } = await start();
    const { db } = database();
    const insert = async (count: number, hex: (at: number) => string) => {
      const rows = await db
        .insert(palettes)
        .values(
          Array.from({ length: count }, (_, at) => ({
            name: `${at}`,
            colors: [{ hex: hex(at) as '#FFFFFF' }, { hex: '#101418' as const }],
          })),
        )
        .returning();
      await storeAlikes(db, rows);
    };
    await insert(1010, () => '#FFFFFF');
    expect(await list('fold=true')).toMatchObject({ total: 1, isAtLeast: true });
    await db.delete(palettes);
    await insert(30, (at) => `#${(at * 8).toString(16).padStart(2, '0').repeat(3).toUpperCase()}`);
    expect(await list('fold=true')).toMatchObject({ total: 30, isAtLeast: false });
  });

  test('no palette is lost or shown twice from page to page, however many are folded', async () => {
    const { join, list } = await start();
    for (let count = 0; count < 30; count++) await (await join()).save(`Sea ${count}`, SEA);
    await (await join()).save('Woods', WOODS);
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
