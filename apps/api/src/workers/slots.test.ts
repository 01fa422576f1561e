import { expect, test } from 'vitest';

import { createSlots } from './slots.ts';

const refusal = expect.objectContaining({ code: 'overloaded', retryAfterSeconds: 5 });

test('nobody holds more than half of the slots, and together no more than there are', () => {
  const slots = createSlots(5);
  const own = Array.from({ length: 3 }, () => slots.take('192.0.2.1'));
  expect(() => slots.take('192.0.2.1')).toThrow(refusal);
  slots.take('192.0.2.2');
  slots.take();
  expect(() => slots.take('192.0.2.3')).toThrow(refusal);
  own[0]!.leave();
  slots.take('192.0.2.1');
  expect(slots.left()).toBe(1);
});
