import { groupBy } from '@swatchwork/color';

import type { Place } from './model.ts';

/** The stray colors that are accepted: by folder, how often each is there. */
export interface Ratchet {
  readonly folders: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** A folder that has more stray colors than are accepted. */
export interface Excess {
  readonly folder: string;
  readonly before: number;
  readonly now: number;
  /** Places whose text is there more often than before. */
  readonly places: readonly Place[];
}

/** The folder of a file; `.` for the root. */
export const folderOf = (file: string): string =>
  file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : '.';

/** The stray colors of now. */
export const ratchetOf = (strays: readonly Place[]): Ratchet => ({
  folders: new Map(
    [...groupBy(strays, ({ file }) => folderOf(file))]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([folder, places]) => [folder, countTexts(places)]),
  ),
});

const countTexts = (places: readonly Place[]): Map<string, number> =>
  new Map(
    [...groupBy(places, ({ text }) => text)]
      .map(([text, list]) => [text, list.length] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

const totalOf = (counts: ReadonlyMap<string, number> | undefined): number =>
  [...(counts?.values() ?? [])].reduce((sum, count) => sum + count, 0);

/** The folders that have more than is accepted. */
export function excessOver(ratchet: Ratchet, strays: readonly Place[]): Excess[] {
  return [...groupBy(strays, ({ file }) => folderOf(file))].flatMap(([folder, places]) => {
    const known = ratchet.folders.get(folder);
    const before = totalOf(known);
    if (places.length <= before) return [];
    const fresh = [...groupBy(places, ({ text }) => text)].flatMap(([text, list]) =>
      list.length > (known?.get(text) ?? 0) ? list : [],
    );
    return [{ folder, before, now: places.length, places: fresh }];
  });
}

/** What is accepted from now on: never more in a folder than before. */
export function lowered(ratchet: Ratchet, now: Ratchet): Ratchet {
  const folders = [...ratchet.folders].flatMap(([folder, before]) => {
    const current = now.folders.get(folder);
    if (!current) return [];
    return [[folder, totalOf(current) <= totalOf(before) ? current : before] as const];
  });
  return { folders: new Map(folders) };
}

/** As a file. */
export const describeRatchet = ({ folders }: Ratchet) => ({
  swatchwork: 'audit ratchet',
  version: 1,
  folders: Object.fromEntries(
    [...folders].map(([folder, counts]) => [folder, Object.fromEntries(counts)]),
  ),
});

/** A file of accepted colors that is not as it has to be. */
export class RatchetError extends Error {
  override name = 'RatchetError';
}

/** @throws {RatchetError} If it is no such file. */
export function readRatchet(text: string): Ratchet {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new RatchetError(
      `it is no JSON: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  const isObject = (one: unknown): one is Record<string, unknown> =>
    typeof one === 'object' && one !== null && !Array.isArray(one);
  if (!isObject(value) || value.swatchwork !== 'audit ratchet' || !isObject(value.folders)) {
    throw new RatchetError('it must have "swatchwork": "audit ratchet" and "folders"');
  }
  const folders = Object.entries(value.folders).map(([folder, counts]) => {
    const entries = isObject(counts) ? Object.entries(counts) : undefined;
    if (!entries?.every(([, count]) => Number.isSafeInteger(count) && Number(count) > 0)) {
      throw new RatchetError(
        `"folders" must have a whole number for each color of ${JSON.stringify(folder)}`,
      );
    }
    return [folder, new Map(entries.map(([color, count]) => [color, Number(count)]))] as const;
  });
  return { folders: new Map(folders) };
}
