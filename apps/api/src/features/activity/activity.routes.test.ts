import { ActivityList } from '@swatchwork/contract';
import { beforeAll, expect, test } from 'vitest';
import { signUp } from '../../../testing/accounts.ts';
import { callJson, createTestApp, type TestApp } from '../../../testing/app.ts';
import { describeOnEachEngine } from '../../../testing/db/database.ts';
import { paletteLikes, palettes, type StoredColor, savedColors } from '../../db/schema/palettes.ts';
import { savedThemes } from '../../db/schema/themes.ts';

const COLORS: StoredColor[] = [{ hex: '#112233' }, { hex: '#AABBCC', name: 'Mist' }];

describeOnEachEngine('GET /api/user/activity', (database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ database: database() });
  });

  const activity = async (token: string) =>
    ActivityList.parse((await callJson(app, 'GET', '/api/user/activity', undefined, token)).body);

  test('is empty for a new account', async () => {
    expect(await activity((await signUp(app)).token)).toEqual([]);
  });

  test('tells of palettes, themes and colors saved and of the likes of others, newest first', async () => {
    const { db } = database();
    const ada = await signUp(app);
    const bob = await signUp(app);
    const day = (number: number) => new Date(Date.UTC(2026, 0, number));
    const [mine] = await db
      .insert(palettes)
      .values({ name: 'Mine', colors: COLORS, userId: ada.user.id, createdAt: day(1) })
      .returning();
    const paletteId = mine!.id;
    await db.insert(savedColors).values({
      userId: ada.user.id,
      name: 'Sky',
      hexCode: '#3B82F6',
      createdAt: day(3),
    });
    await db.insert(paletteLikes).values([
      { paletteId, userId: bob.user.id, createdAt: day(2) },
      { paletteId, visitorId: 'v'.repeat(20), createdAt: day(4) },
      { paletteId, userId: ada.user.id, createdAt: day(5) },
    ]);

    await db.insert(savedThemes).values({
      userId: ada.user.id,
      name: 'Harbor',
      input: { brands: ['#0A66C2', { color: 'oklch(0.7 0.1 80)' }] },
      createdAt: day(6),
    });

    const list = await activity(ada.token);
    expect(list[0]).toMatchObject({
      kind: 'theme_saved',
      theme: { name: 'Harbor', colors: ['#0A66C2', '#BF9752'] },
    });
    expect(list.slice(1).map(({ kind, at }) => [kind, new Date(at).getUTCDate()])).toEqual([
      ['like_received', 4],
      ['color_saved', 3],
      ['like_received', 2],
      ['palette_saved', 1],
    ]);
    expect(list[4]).toMatchObject({
      palette: { id: paletteId, name: 'Mine', colors: ['#112233', '#AABBCC'] },
    });
    expect(await activity(bob.token)).toEqual([]);
  });

  test('holds the newest fifty', async () => {
    const { user, token } = await signUp(app);
    await database()
      .db.insert(palettes)
      .values(
        Array.from({ length: 60 }, (_, index) => ({
          name: `No. ${index}`,
          colors: COLORS,
          userId: user.id,
          createdAt: new Date(Date.UTC(2026, 0, 1, index)),
        })),
      );
    const list = await activity(token);
    expect(list).toHaveLength(50);
    expect(list[0]).toMatchObject({ palette: { name: 'No. 59' } });
  });
});
