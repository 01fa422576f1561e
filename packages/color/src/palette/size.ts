/** How many colors a palette has unless asked otherwise. */
export const PALETTE_SIZE = 5;

/** The most colors one call generates. */
export const PALETTE_SIZE_LIMIT = 10;

/**
 * Refuses a number of colors that is not whole or outside 1–10.
 *
 * @throws {RangeError} Naming `count`, the range and what arrived.
 */
export function assertCount(count: number): void {
  if (Number.isInteger(count) && count >= 1 && count <= PALETTE_SIZE_LIMIT) return;
  throw new RangeError(
    `count must be a whole number from 1 to ${PALETTE_SIZE_LIMIT}; got ${count}`,
  );
}
