import type { Answer } from '@swatchwork/plugin-core';
import { afterEach, expect, test, vi } from 'vitest';

import { connect } from './host-link.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a request that is not answered is rejected, and its late answer is not that of the next', async () => {
  vi.useFakeTimers();
  const parent = { postMessage: vi.fn() };
  let hear: (event: { source: unknown; data: unknown }) => void = () => {};
  vi.stubGlobal('parent', parent);
  vi.stubGlobal('addEventListener', (_type: string, listener: typeof hear) => {
    hear = listener;
  });
  const answer = (count: number): Answer => ({ type: 'undone', count });
  const say = (count: number) => hear({ source: parent, data: { pluginMessage: answer(count) } });

  const ask = connect();
  const first = expect(ask({ type: 'undo' })).rejects.toThrow('The design tool did not respond.');
  await vi.advanceTimersByTimeAsync(120_000);
  await first;

  const second = ask({ type: 'undo' });
  say(1);
  say(2);
  expect(await second).toEqual(answer(2));
});
