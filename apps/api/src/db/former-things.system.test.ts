import { eq, sql } from 'drizzle-orm';
import { Client } from 'pg';
import pino from 'pino';
import { expect, test } from 'vitest';

import { createTestDatabase, describeOnServer } from '../../testing/db/database.ts';
import { openFormer } from '../../testing/db/former-database.ts';
import { finishActs } from '../features/moderation/acts/finish-acts.ts';
import { createDeletionsRepository } from '../features/things/deletions.repository.ts';
import { openDatabase } from './client.ts';
import { dropFormerTables } from './lists/drop-former-tables.ts';
import { reports, withheld } from './schema/moderation.ts';
import { palettes } from './schema/palettes.ts';
import { savedThemes } from './schema/themes.ts';

/** The migrations of the last version that moderated each kind by itself, and what its connections call themselves. */
const [FORMER, FORMER_NAME] = [37, 'swatchwork 36'] as const;

describeOnServer(
  'a database whose palettes, themes and collections are moderated apart',
  (server) => {
    test('keeps what is reported, hidden, held and deleted, beside an older instance as well', async () => {
      const database = await createTestDatabase(server());
      const former = await openFormer(database.url, FORMER, FORMER_NAME);
      const ask = async (text: string, values: unknown[] = []) =>
        (await former.query(text, values)).rows[0]?.id as string;
      const addUser = (name: string) =>
        ask(
          `insert into users (id, username, email, password_hash)
         values (gen_random_uuid(), $1, $1 || '@example.org', 'x') returning id`,
          [name],
        );
      const addPalette = (name: string, userId: string | null, isPublic: boolean) =>
        ask(
          `insert into palettes (id, name, colors, user_id, is_public)
         values (gen_random_uuid(), $1, '[{"hex":"#112233"},{"hex":"#AABBCC"}]', $2, $3) returning id`,
          [name, userId, isPublic],
        );
      const addTheme = (name: string, userId: string, deletedAt: Date | null = null) =>
        ask(
          `insert into saved_themes (id, name, input, user_id, is_public, deleted_at)
         values (gen_random_uuid(), $1, '{"brands":["red"]}', $2, true, $3) returning id`,
          [name, userId, deletedAt],
        );
      const addAct = (kind: string, userId: string) =>
        ask(
          `insert into moderation_acts (id, kind, reason, moderator_name, user_id)
         values (gen_random_uuid(), $1, 'Spam', 'ada', $2) returning id`,
          [kind, userId],
        );

      const author = await addUser('author');
      const spammer = await addUser('spammer');
      const hiding = await addAct('hide', author);
      const suspension = await addAct('suspend', spammer);
      const hidden = await addPalette('Hidden', author, false);
      const held = await addPalette('Held', author, false);
      const deleted = await addPalette('Deleted', null, false);
      const open = await addPalette('Open', author, true);
      const deletedTheme = await addTheme('Deleted', author, new Date());
      const openTheme = await addTheme('Open', author);
      const spam = await addTheme('Spam', spammer);
      const collection = await ask(
        `insert into collections (id, name, user_id, is_public)
       values (gen_random_uuid(), 'Hidden', $1, false) returning id`,
        [author],
      );
      const insert = (table: string, columns: string, ...values: unknown[]) =>
        former.query(
          `insert into ${table} (${columns}) values (${values.map((_, at) => `$${at + 1}`)})
         on conflict do nothing`,
          values,
        );
      await insert('hidden_palettes', 'palette_id, act_id, stays_private', hidden, hiding, true);
      await insert('held_palettes', 'palette_id, reason', held, 'links');
      await insert('deleted_palettes', 'palette_id, user_id, was_public', deleted, author, true);
      await insert('suspended_accounts', 'user_id, act_id', spammer, suspension);
      await insert(
        'hidden_shared',
        'id, collection_id, act_id',
        crypto.randomUUID(),
        collection,
        hiding,
      );
      const report = (table: string, column: string, id: string, visitor: string) =>
        insert(
          table,
          `id, ${column}, visitor_id, reason`,
          crypto.randomUUID(),
          id,
          `visitor-of-things-${visitor}`,
          'spam',
        );
      await report('palette_reports', 'palette_id', open, '1');
      await report('shared_reports', 'theme_id', openTheme, '1');

      const handle = await openDatabase({
        databaseUrl: database.url,
        dataDir: '',
        seed: 'none',
        log: pino({ level: 'silent' }),
      });
      const { db } = handle;
      const marks = async () =>
        (await db.select().from(withheld)).map((row) => [
          row.paletteId ?? row.themeId ?? row.projectId,
          row.actId,
          row.hold,
          row.staysPrivate,
        ]);
      const isPublic = async (table: typeof palettes | typeof savedThemes, id: string) =>
        (await db.select({ isPublic: table.isPublic }).from(table).where(eq(table.id, id)))[0]
          ?.isPublic;
      expect(new Set(await marks())).toEqual(
        new Set([
          [hidden, hiding, null, true],
          [held, null, 'links', false],
          [collection, hiding, null, false],
          [spam, suspension, null, false],
        ]),
      );
      expect(await db.$count(reports)).toBe(2);
      expect(await isPublic(savedThemes, spam)).toBe(false);
      for (const [kind, table, id] of [
        ['palette', palettes, deleted],
        ['theme', savedThemes, deletedTheme],
      ] as const) {
        expect(await isPublic(table, id)).toBe(false);
        const deletions = createDeletionsRepository(db, kind);
        expect(await deletions.takeBack(id, author, 100)).toBe('restored');
        expect(await isPublic(table, id)).toBe(true);
      }

      // What an older instance does beside.
      await report('palette_reports', 'palette_id', open, '2');
      await report('palette_reports', 'palette_id', open, '2');
      await report('shared_reports', 'theme_id', openTheme, '2');
      expect(await db.$count(reports)).toBe(4);
      await former.query(
        `insert into hidden_palettes (palette_id, act_id) values ($1, $2), ($3, $2)
       on conflict (palette_id) do update set act_id = excluded.act_id`,
        [open, hiding, held],
      );
      await former.query('delete from held_palettes where palette_id = $1', [held]);
      await former.query('update palettes set is_public = false where id = $1', [open]);
      await former.query(
        `insert into hidden_shared (id, theme_id, act_id) values ($1, $2, $3)
       on conflict (theme_id) do update set act_id = excluded.act_id`,
        [crypto.randomUUID(), openTheme, hiding],
      );
      await former.query('update saved_themes set is_public = false where id = $1', [openTheme]);
      const ofAct = await db.$count(withheld, eq(withheld.actId, hiding));
      expect(ofAct).toBe(5);
      await former.query('update palettes set is_public = true where id = $1', [open]);
      expect(await isPublic(palettes, open)).toBe(false);

      await former.query('update palettes set user_id = null, is_public = false where id = $1', [
        deleted,
      ]);
      await former.query(
        `insert into deleted_palettes (palette_id, user_id, was_public, deleted_at)
       values ($1, $2, true, default)`,
        [deleted, author],
      );
      expect(await createDeletionsRepository(db, 'palette').takeBack(deleted, author, 100)).toBe(
        'restored',
      );
      await createDeletionsRepository(db, 'palette').put(deleted, author);
      const found = await former.query('select user_id, was_public from deleted_palettes');
      expect(found.rows).toEqual([{ user_id: author, was_public: true }]);
      await former.query('delete from deleted_palettes where palette_id = $1', [deleted]);
      await former.query('update palettes set user_id = $2, is_public = true where id = $1', [
        deleted,
        author,
      ]);
      expect(await isPublic(palettes, deleted)).toBe(true);
      await former.query('update saved_themes set deleted_at = now() where id = $1', [
        deletedTheme,
      ]);
      expect(await isPublic(savedThemes, deletedTheme)).toBe(false);

      // It suspends an account without its themes, and brings one thing back where that ends.
      const next = await addUser('next');
      const themes = [await addTheme('First', next), await addTheme('Second', next)] as const;
      const later = await addAct('suspend', next);
      await insert('suspended_accounts', 'user_id, act_id', next, later);
      await finishActs(db);
      for (const theme of themes) expect(await isPublic(savedThemes, theme)).toBe(false);
      await former.query('delete from suspended_accounts where act_id = $1', [later]);
      await former.query('update moderation_acts set undone_at = now() where id = $1', [later]);
      const end = await addAct('unsuspend', next);
      await former.query('update moderation_acts set act_id = $2 where id = $1', [end, later]);
      await former.query('delete from hidden_shared where theme_id = $1', [themes[0]]);
      await former.query('update saved_themes set is_public = true where id = $1', [themes[0]]);
      await finishActs(db);
      for (const theme of themes) expect(await isPublic(savedThemes, theme)).toBe(true);

      expect(await dropFormerTables(db)).toBe(false);
      await former.end();
      await expect.poll(() => dropFormerTables(db)).toBe(true);
      const { rows: left } = await db.execute(sql`
        select to_regclass('deleted_palettes') as view, to_regproc('former_deleted_palettes') as function`);
      expect(left).toEqual([{ view: null, function: null }]);
      await handle.close();
      await database.drop();
    });

    for (const [first, second, lockTimeout] of [
      ['moderation_acts', 'palettes', '500ms'], // as notices do: the migration holds neither meanwhile
      ['palettes', 'moderation_acts', '0'],
    ]) {
      test(`is migrated while an older instance reads ${first} and then ${second}`, async () => {
        const database = await createTestDatabase(server());
        const former = await openFormer(database.url, 35, 'swatchwork 34');
        const watch = new Client({ connectionString: database.url });
        await watch.connect();
        // The migration notices a deadlock before this session does, and begins again.
        await former.query(`set deadlock_timeout = '1min'; set lock_timeout = '${lockTimeout}'`);
        await former.query('begin');
        await former.query(`select from ${first}`);
        const opening = openDatabase({
          databaseUrl: database.url,
          dataDir: '',
          seed: 'none',
          log: pino({ level: 'silent' }),
        });
        const waiting = async () =>
          (
            await watch.query(
              `select from pg_locks join pg_database d on d.oid = database
               where not granted and d.datname = current_database()`,
            )
          ).rowCount;
        await expect.poll(waiting, { timeout: 10_000, interval: 20 }).toBe(1);
        await former.query(`select from ${second}`);
        await former.query('commit');
        await (await opening).close();
        await former.end();
        await watch.end();
        await database.drop();
      });
    }
  },
);
