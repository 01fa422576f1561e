import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubRefusedStorage, stubStorage } from '../../testing/storage.ts';
import {
  dropPendingSave,
  grantPendingSave,
  readPendingSave,
  rememberSave,
  takePendingSave,
} from './pending-save.ts';

const HERE = '/create-palette?colors=112233&name=Dunes';
const SAVE = { place: HERE, notice: 'Dunes is saved.' };

beforeEach(() => {
  vi.useFakeTimers();
  stubStorage('sessionStorage');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the account that signed in for it takes it, once', () => {
  rememberSave({ ...SAVE, color: '#112233' });
  expect(readPendingSave(HERE)?.notice).toBe('Dunes is saved.');
  expect(takePendingSave(HERE, 'ada')).toBeUndefined(); // nobody has signed in for it yet
  grantPendingSave(HERE, 'ada');
  expect(takePendingSave(HERE, 'ada')).toMatchObject({ color: '#112233' });
  expect(takePendingSave(HERE, 'ada')).toBeUndefined();
});

test('nobody else takes it, and it is taken nowhere else', () => {
  rememberSave(SAVE);
  grantPendingSave(HERE, 'ada');
  expect(takePendingSave(HERE, 'bob')).toBeUndefined();
  expect(takePendingSave('/create-palette?colors=445566', 'ada')).toBeUndefined();
  expect(takePendingSave(HERE, 'ada')).toBeDefined();
});

test.each([undefined, '/blog', '/create-palette?colors=445566'])(
  'signing in that leads to %s forgets it',
  (place) => {
    rememberSave(SAVE);
    grantPendingSave(place, 'ada');
    expect(readPendingSave(HERE)).toBeUndefined();
    grantPendingSave(HERE, 'ada');
    expect(takePendingSave(HERE, 'ada')).toBeUndefined();
  },
);

test('it expires after half an hour, before and after signing in', () => {
  for (const granted of [false, true]) {
    rememberSave(SAVE);
    if (granted) grantPendingSave(HERE, 'ada');
    vi.advanceTimersByTime(30 * 60_000);
    expect(readPendingSave(HERE)).toBeUndefined();
    grantPendingSave(HERE, 'ada');
    expect(takePendingSave(HERE, 'ada')).toBeUndefined();
  }
});

test('a later one takes its place; where storage is off there is none, and nothing fails', () => {
  rememberSave(SAVE);
  rememberSave({ ...SAVE, notice: 'Two' });
  expect(readPendingSave(HERE)?.notice).toBe('Two');
  stubRefusedStorage('sessionStorage');
  rememberSave(SAVE);
  dropPendingSave();
  expect(readPendingSave(HERE)).toBeUndefined();
});
