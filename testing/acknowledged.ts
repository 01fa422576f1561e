import { createClient } from '@swatchwork/client';

import { signUp } from './sign-up.ts';

const WRITERS = 4;
const COLORS = ['#112233', '#AABBCC'];

/** The state of one palette that the server has acknowledged. */
export type Acknowledged = { id: string; name?: string; likes?: number; isGone?: boolean };

/**
 * Saves, likes, changes and deletes palettes, four at a time, until the server is killed.
 *
 * @param username Of the account to register.
 * @param enough Acknowledged palettes before `kill` is called, during other writes.
 * @returns The acknowledged state, and the number of writers that were refused or disconnected.
 */
export async function writeUntilKilled(
  address: string,
  { username, enough, kill }: { username: string; enough: number; kill: () => Promise<void> },
): Promise<{ acknowledged: Acknowledged[]; cutOff: number }> {
  const { palettes } = createClient(await signUp(address, username));
  const acknowledged: Acknowledged[] = [];
  let isKilled = false;

  const write = async (writer: number) => {
    for (let number = 0; !isKilled; number++) {
      const name = `Palette ${writer}-${number}`;
      const { id } = await palettes.save({ name, colors: COLORS, tags: ['custom'] });
      const known: Acknowledged = { id };
      acknowledged.push(known);
      if (acknowledged.length >= enough && !isKilled) {
        isKilled = true; // the other writers have requests under way
        await kill();
      }
      known.likes = (await palettes.like(id, { liked: true })).likes;
      known.name = (await palettes.change(id, { name: `${name}, changed` })).name;
      if (number % 3 === 0) known.isGone = (await palettes.delete(id)).ok;
    }
  };
  const endings = await Promise.allSettled(
    Array.from({ length: WRITERS }, (_, writer) => write(writer)),
  );
  const cutOff = endings.filter(({ status }) => status === 'rejected').length;
  return { acknowledged, cutOff };
}

/** Acknowledged writes that a server has lost, as sentences; empty if there are none. */
export async function findLost(
  address: string,
  acknowledged: readonly Acknowledged[],
): Promise<string[]> {
  const { palettes } = createClient({ fetch, baseUrl: `${address}/api` });
  const lost: string[] = [];
  for (const { id, name, likes, isGone } of acknowledged) {
    const kept = await palettes.get(id).catch((error) => {
      if (error.status !== 404) throw error;
    });
    if (isGone && kept) lost.push(`${id} was deleted, and is there`);
    if (isGone) continue;
    // A delete that was under way may have been carried out without an answer. It follows the
    // change of the name, so only palettes whose change was acknowledged may be gone.
    if (!kept && name === undefined) lost.push(`${id} was saved, and is gone`);
    if (!kept) continue;
    if (name && kept.name !== name) lost.push(`${id} is named ${kept.name}, not ${name}`);
    if (likes && kept.likes !== likes) lost.push(`${id} has ${kept.likes} likes, not ${likes}`);
  }
  return lost;
}
