import { expect, onTestFinished, test, vi } from 'vitest';

import { createMemoryCounter, takeAttempt } from './throttle.ts';

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
