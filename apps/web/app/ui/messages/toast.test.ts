import { beforeEach, describe, expect, test } from 'vitest';

import { toast, toastStore } from './toast.ts';

const shown = () => toastStore.get()?.title;

beforeEach(() => {
  for (let one = toastStore.get(); one; one = toastStore.get()) toast.dismiss(one.id);
});

describe('toast', () => {
  test('TOAST-04: one shows at a time, and the newest takes the place of the one before', () => {
    toast.error('Login Required');
    toast.success('Welcome back!');
    expect(shown()).toBe('Welcome back!');
    toast.dismiss(toastStore.get()?.id ?? 0);
    expect(shown()).toBeUndefined();
  });

  test('what offers something waits while a message shows, and comes back', () => {
    const offered = toast.offer('offered', { label: 'Take it', run: () => {} });
    toast.success('Copied!');
    expect(shown()).toBe('Copied!');
    toast.dismiss(toastStore.get()?.id ?? 0);
    expect(shown()).toBe('offered');
    toast.dismiss(offered);
    expect(shown()).toBeUndefined();
  });

  test('a later message is not dismissed with the one before', () => {
    toast.success('Copied!');
    const earlier = toastStore.get()?.id ?? 0;
    toast.error('Copy Failed');
    toast.dismiss(earlier);
    expect(shown()).toBe('Copy Failed');
  });

  test('notifies listeners until they unsubscribe', () => {
    let calls = 0;
    const stop = toastStore.subscribe(() => {
      calls += 1;
    });
    toast.success('Copied!', 'Color #000000 copied to clipboard.');
    stop();
    toast.info('Not heard');
    expect(calls).toBe(1);
  });
});
