import type { SharedKind } from '@swatchwork/contract';
import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { reports, withheld } from '../../db/schema/moderation.ts';
import { palettes } from '../../db/schema/palettes.ts';
import { projects } from '../../db/schema/projects.ts';
import { savedThemes } from '../../db/schema/themes.ts';

export type ThingKind = 'palette' | SharedKind;

/** What an account makes and may show to everybody. */
export type Thing = { kind: ThingKind; id: string };

export const TABLES = { palette: palettes, theme: savedThemes, project: projects };
export type ThingTable = (typeof TABLES)[ThingKind];

/** The columns by which rows about things name them, one of the three in each row. */
const KEYS = { palette: 'paletteId', theme: 'themeId', project: 'projectId' } as const;
export const THING_KINDS = Object.keys(KEYS) as ThingKind[];

type Keys<Value> = { [Kind in ThingKind as (typeof KEYS)[Kind]]?: Value };

/** The column of a row that names a thing. */
export const keyOf = ({ kind, id }: Thing): Keys<string> => ({ [KEYS[kind]]: id });

/** What a row names; undefined if it names no thing. */
export function thingOf(row: Keys<string | null | undefined> & object): Thing | undefined {
  for (const kind of THING_KINDS) {
    const id = row[KEYS[kind]];
    if (id) return { kind, id };
  }
  return undefined;
}

export type TableAboutThings = typeof withheld | typeof reports;

/** The column of such a table for things of a kind. */
export const columnOf = (table: TableAboutThings, kind: ThingKind) => table[KEYS[kind]];

/** The condition on a row of such a table that names a thing. */
export const isAbout = (table: TableAboutThings, { kind, id }: Thing): SQL =>
  eq(columnOf(table, kind), id);

/** What an account has and has not deleted. */
export const isOf = (table: ThingTable, userId: string): SQL | undefined =>
  and(eq(table.userId, userId), isNull(table.deletedAt));

/** What a viewer sees: what is public, and what is the viewer's own. */
export const isVisibleTo = (table: ThingTable, viewerId: string | null): SQL | undefined =>
  or(table.isPublic, viewerId === null ? undefined : isOf(table, viewerId));
