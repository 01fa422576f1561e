import { describe, expect, test } from 'vitest';

import { uuidV7 } from '../../db/uuid-v7.ts';
import { idsOfSlug, slugOfPalette } from './palette-slug.ts';

const slugFor = (name: string, id = uuidV7()) => slugOfPalette({ id, name, slug: null });

describe(slugOfPalette, () => {
  test('holds the name and a short code', () => {
    expect(slugFor('Deep Ocean!')).toMatch(/^deep-ocean-[0-9a-z]{12}$/);
    expect(slugFor('x'.repeat(100)).length).toBeLessThan(80);
    expect(slugFor('墨')).toMatch(/^[0-9a-z]{12}$/);
  });

  test('of the house is its own', () => {
    const house = { id: uuidV7(), name: 'First Frost', slug: 'first-frost' };
    expect(slugOfPalette(house)).toBe('first-frost');
  });
});

describe(idsOfSlug, () => {
  test('brackets the id, whatever its version and the name', () => {
    for (const id of [
      ...Array.from({ length: 200 }, () => uuidV7()),
      ...Array.from({ length: 200 }, () => crypto.randomUUID()),
      '00000000-0000-4000-8000-0000000000ff'.replace('0000', '0001'),
      'ffffffff-ffff-ffff-ffff-ffffffffffff',
    ]) {
      const { first, last } = idsOfSlug(slugFor('Any name', id))!;
      expect(first <= id && id <= last).toBe(true);
    }
  });

  test('tells the ids of one process apart', () => {
    const slugs = Array.from({ length: 1000 }, () => slugFor('Same'));
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  test.each(['', 'first-frost', 'zzzzzzzzzzzzzz', 'a/../b', '%00'])('%j has no code', (slug) => {
    expect(idsOfSlug(slug)).toBeUndefined();
  });
});
