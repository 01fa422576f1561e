import { afterEach, expect, test, vi } from 'vitest';

import { stubRefusedStorage, stubStorage } from '../../testing/storage.ts';
import { requireStorage, StorageOff } from './session.ts';
import { reasonOf, serverText } from './use-account-form.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('where storage is off or full, no session is opened on the server, and an error says why', () => {
  stubRefusedStorage('localStorage', 'QuotaExceededError');
  expect(requireStorage).toThrow(StorageOff);
  const text = 'This browser does not store data for this site. Please allow it and try again.';
  expect(serverText(new StorageOff())).toBe(text);
  expect(reasonOf(new StorageOff(), 'Login failed.')).toBe(text);
});

test('where it is on nothing of the question is left', () => {
  const kept = stubStorage('localStorage');
  requireStorage();
  expect(kept.size).toBe(0);
});
