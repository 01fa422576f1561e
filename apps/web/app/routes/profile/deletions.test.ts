import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubRefusedStorage, stubStorage } from '../../../testing/storage.ts';
import { forgetDeletion, readDeletions, rememberDeletion } from './deletions.ts';

const DUNES = { id: '1', name: 'Dunes', colors: ['#112233'] } as const;
const SEA = { id: '2', name: 'Sea', colors: ['#445566', '#778899'] } as const;
const HOUR = 3_600_000;

let kept: Map<string, string>;
beforeEach(() => {
  vi.useFakeTimers();
  kept = stubStorage('sessionStorage');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what an account deleted is offered for an hour, the latest last', () => {
  rememberDeletion('deletedPalettes', 'ada', DUNES);
  vi.advanceTimersByTime(HOUR / 2);
  rememberDeletion('deletedPalettes', 'ada', SEA);
  expect(readDeletions('deletedPalettes', 'ada')).toEqual([DUNES, SEA]);
  vi.advanceTimersByTime(HOUR / 2);
  expect(readDeletions('deletedPalettes', 'ada')).toEqual([SEA]);
});

test('nobody else sees it, and their own deletion clears it', () => {
  rememberDeletion('deletedPalettes', 'ada', DUNES);
  expect(readDeletions('deletedPalettes', 'bob')).toEqual([]);
  rememberDeletion('deletedPalettes', 'bob', SEA);
  expect(readDeletions('deletedPalettes', 'ada')).toEqual([]);
});

test('palettes and themes are apart', () => {
  rememberDeletion('deletedThemes', 'ada', SEA);
  expect(readDeletions('deletedPalettes', 'ada')).toEqual([]);
  expect(readDeletions('deletedThemes', 'ada')).toEqual([SEA]);
});

test('what is restored is offered no more', () => {
  rememberDeletion('deletedPalettes', 'ada', DUNES);
  rememberDeletion('deletedPalettes', 'ada', SEA);
  forgetDeletion('deletedPalettes', '2');
  expect(readDeletions('deletedPalettes', 'ada')).toEqual([DUNES]);
  forgetDeletion('deletedPalettes', '1');
  expect(kept.size).toBe(0);
});

test('storage that is off or holds something else is no error', () => {
  kept.set('deletedPalettes', '{');
  expect(readDeletions('deletedPalettes', 'ada')).toEqual([]);
  stubRefusedStorage('sessionStorage');
  rememberDeletion('deletedPalettes', 'ada', DUNES);
  expect(readDeletions('deletedPalettes', 'ada')).toEqual([]);
});
