import { expect, onTestFinished, test, vi } from 'vitest';

import { createMemoryCounter, MOST_WINDOWS, takeAttempt } from './throttle.ts';

const HOUR_MS = 3_600_000;

test('a clock that was set forward and back leaves no window that ends in years', async () => {
  vi.useFakeTimers({ now: Date.UTC(2036, 0) });
  onTestFinished(() => void vi.useRealTimers());
  const counter = createMemoryCounter();
  const take = () => takeAttempt(counter, [{ key: 'a', most: 1, windowMs: HOUR_MS }]);
  await take();
  vi.setSystemTime(Date.UTC(2026, 0));
  await expect(take()).rejects.toMatchObject({ retryAfterSeconds: 3600 });
  vi.setSystemTime(Date.UTC(2026, 0) + HOUR_MS);
  await take();
});

test('a full counter refuses new keys, forgets no open window, and takes new ones as windows end', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0) });
  onTestFinished(() => void vi.useRealTimers());
  const counter = createMemoryCounter();
  const take = (key: string, windowMs: number) =>
    takeAttempt(counter, [{ key, most: 1, windowMs }]);
  await take('of a day', 24 * HOUR_MS);
  await take('of an hour', HOUR_MS);
  for (let at = 2; at < MOST_WINDOWS; at++) await take(`made up ${at}`, HOUR_MS);

  vi.advanceTimersByTime(60_000);
  await expect(take('one more', HOUR_MS)).rejects.toMatchObject({
    code: 'too_many_requests',
    retryAfterSeconds: 3540,
  });
  for (const [key, windowMs] of [
    ['of a day', 24 * HOUR_MS],
    ['of an hour', HOUR_MS],
  ] as const) {
    await expect(take(key, windowMs)).rejects.toMatchObject({ code: 'too_many_requests' });
  }
  vi.advanceTimersByTime(HOUR_MS);
  await take('one more', HOUR_MS);
  await expect(take('of a day', 24 * HOUR_MS)).rejects.toMatchObject({ code: 'too_many_requests' });
});

test('what an address names once it is refused takes no room, and counts for nobody', async () => {
  const counter = createMemoryCounter();
  const windowMs = HOUR_MS;
  const ofAddress = { key: 'address', most: 1, windowMs };
  const take = (key: string) => takeAttempt(counter, [{ key, most: 1, windowMs }, ofAddress]);
  await take('known');
  for (let at = 0; at <= MOST_WINDOWS; at++) {
    await take(`made up ${at}`).catch((error) =>
      expect(error).toHaveProperty('code', 'too_many_requests'),
    );
  }
  await takeAttempt(counter, [{ key: 'made up 0', most: 1, windowMs }]);
  await takeAttempt(counter, [{ key: 'somebody else', most: 1, windowMs }]);
});
