import { beforeEach, describe, expect, test } from 'vitest';

import { toast, toastStore } from './toast.ts';

const titles = () => toastStore.get().map(({ title }) => title);

beforeEach(() => {
  for (const { id } of toastStore.get()) toast.dismiss(id);
});

describe('toast', () => {
  test('TOAST-04: of many only the last three stay', () => {
    for (const title of ['a', 'b', 'c', 'd']) toast.success(title);
    expect(titles()).toEqual(['b', 'c', 'd']);
  });

  test('one that offers something stays while others make room', () => {
    toast.offer('offered', { label: 'Take it', run: () => {} });
    for (const title of ['a', 'b', 'c']) toast.success(title);
    expect(titles()).toEqual(['offered', 'b', 'c']);
  });

  test('dismissing one leaves the others and tells who listens', () => {
    toast.success('Copied!', 'Color #000000 copied to clipboard.');
    toast.error('Copy Failed');
    let calls = 0;
    const stop = toastStore.subscribe(() => {
      calls += 1;
    });
    toast.dismiss(toastStore.get()[0]?.id ?? 0);
    stop();
    toast.info('Not heard');
    expect(titles()).toEqual(['Copy Failed', 'Not heard']);
    expect(calls).toBe(1);
  });
});
