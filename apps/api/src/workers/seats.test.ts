import { expect, test } from 'vitest';

import { createSeats } from './seats.ts';

const refusal = expect.objectContaining({ code: 'overloaded', retryAfterSeconds: 5 });

test('nobody holds more than half of the seats, and together no more than there are', () => {
  const seats = createSeats(5);
  const own = Array.from({ length: 3 }, () => seats.take('192.0.2.1'));
  expect(() => seats.take('192.0.2.1')).toThrow(refusal);
  seats.take('192.0.2.2');
  seats.take();
  expect(() => seats.take('192.0.2.3')).toThrow(refusal);
  own[0]!.leave();
  seats.take('192.0.2.1');
  expect(seats.left()).toBe(1);
});
