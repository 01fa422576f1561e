import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { stubStorage } from '../../testing/storage.ts';
import { openProject, openProjectStore } from './open-project.ts';

const SEA = { id: 'sea', name: 'Sea', userId: 'ada' };

beforeEach(() => {
  stubStorage('sessionStorage');
  stubStorage('localStorage');
  localStorage.setItem('user', JSON.stringify({ id: 'ada' }));
});
afterEach(() => vi.unstubAllGlobals());

test('it is open in the tab until it is closed, and listeners hear of both', () => {
  const listener = vi.fn();
  openProjectStore.subscribe(listener);
  openProject(SEA);
  expect(openProjectStore.get()).toEqual(SEA);
  expect(openProjectStore.get()).toBe(openProjectStore.get());
  openProject(undefined);
  expect(openProjectStore.get()).toBeUndefined();
  expect(listener).toHaveBeenCalledTimes(2);
});

test('the next account in the tab does not see it', () => {
  openProject(SEA);
  localStorage.setItem('user', JSON.stringify({ id: 'bob' }));
  expect(openProjectStore.get()).toBeUndefined();
});
