import { afterEach, expect, test, vi } from 'vitest';

import { requireStorage, StorageOff } from './session.ts';
import { reasonOf, serverText } from './use-account-form.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const refuse = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

test('where storage is off or full, no session is opened on the server, and an error says why', () => {
  vi.stubGlobal('localStorage', { setItem: refuse });
  expect(requireStorage).toThrow(StorageOff);
  const text = 'This browser stores nothing for this site. Please allow it to, and try again.';
  expect(serverText(new StorageOff())).toBe(text);
  expect(reasonOf(new StorageOff(), 'Login failed.')).toBe(text);
});

test('where it is on nothing of the question is left', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  requireStorage();
  expect(kept.size).toBe(0);
});
