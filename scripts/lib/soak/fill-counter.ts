import { MOST_WINDOWS } from '../../../apps/api/src/limits/throttle.ts';
import type { Sender } from './send.ts';
import { sendOrThrow } from './visits.ts';

const VIEWERS = 24;

/**
 * Fills the counter of views and likes up to its bound, as one palette that very many people look
 * at does. The load opens windows that last for hours, so that the heap would grow for half an hour
 * or more; with a full counter, growth is a leak.
 */
export async function fillCounter(sender: Sender): Promise<void> {
  const send = sendOrThrow(sender, () => {});
  const [palette] = JSON.parse(await send({ method: 'GET', path: '/api/palettes?limit=1' }));
  const path = `/api/palettes/${palette.id}/view`;

  let left = MOST_WINDOWS;
  const viewer = async () => {
    while (left-- > 0) {
      await send({ method: 'POST', path, headers: { 'x-visitor': crypto.randomUUID() } });
    }
  };
  await Promise.all(Array.from({ length: VIEWERS }, viewer));
}
