import { encode } from 'fast-png';

import { findCalls } from '../../../scripts/lib/cluster/load.ts';
import { type Call, partsOf } from '../../../scripts/lib/cluster/outcomes.ts';
import type { Ask, Sender } from './send.ts';

/** An action of a visitor: one request, or several that belong together. */
export type Visit = { share: number; act: (send: Send) => Promise<void> };

/** Sends a request, and throws unless it succeeds. */
type Send = (ask: Ask) => Promise<string>;

const WIDTH = 640;
const HEIGHT = 480;
const PICTURES = 4;

/**
 * The actions of people and programs, by their shares of all visits. Saved data is deleted again,
 * so that the database keeps its size.
 *
 * @param keys API keys of the plan pro; they take turns.
 * @param people Accounts, which sign in and out.
 */
export async function findVisits(
  url: string,
  keys: string[],
  people: { email: string; password: string }[],
): Promise<Visit[]> {
  const found = await findCalls(url, keys[0]!);
  const calls = await Promise.all(found.calls.filter(isRead).map(toAsk));
  const pictures = await Promise.all(Array.from({ length: PICTURES }, (_, i) => pictureOf(i)));
  const pages = found.pages.map(({ method, path }) => ({
    method,
    path,
    headers: { 'accept-encoding': 'br' },
  }));

  const nextKey = turns(keys);
  const withKey = (ask: Ask): Ask => ({
    ...ask,
    headers: { ...ask.headers, 'x-api-key': nextKey() },
  });
  const nextPage = turns(pages);
  const nextCall = turns(calls);
  const nextPicture = turns(pictures);
  const nextPerson = turns(people);

  return [
    { share: 0.4, act: async (send) => void (await send(nextPage())) },
    { share: 0.45, act: async (send) => void (await send(withKey(nextCall()))) },
    {
      share: 0.02,
      act: async (send) => void (await send(withKey(nextPicture()))),
    },
    { share: 0.12, act: (send) => saveAndLike(send, nextKey()) },
    { share: 0.01, act: (send) => signInAndOut(send, nextPerson()) },
  ];
}

/** A palette is saved, changed, liked by two visitors, disliked by one, and deleted. */
async function saveAndLike(send: Send, key: string): Promise<void> {
  const headers = { 'x-api-key': key, 'content-type': 'application/json' };
  const body = { name: 'Soaked', colors: ['#112233', '#AABBCC', '#3B82F6'], tags: ['soak'] };
  const saved = await send({
    method: 'POST',
    path: '/api/palettes',
    headers,
    body: JSON.stringify(body),
  });
  const path = `/api/palettes/${JSON.parse(saved).id}`;
  await send({ method: 'PATCH', path, headers, body: JSON.stringify({ name: 'Soaked twice' }) });
  const visitors = [crypto.randomUUID(), crypto.randomUUID()];
  for (const visitor of [...visitors, visitors[0]!]) {
    const liking = { 'x-api-key': key, 'x-visitor': visitor };
    await send({ method: 'POST', path: `${path}/like`, headers: liking });
  }
  await send({ method: 'DELETE', path, headers: { 'x-api-key': key } });
}

async function signInAndOut(send: Send, person: { email: string; password: string }) {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const body = JSON.stringify(person);
  const { token } = JSON.parse(
    await send({ method: 'POST', path: '/api/auth/login', headers, body }),
  );
  const signedIn = { authorization: `Bearer ${token}`, 'sec-fetch-site': 'same-origin' };
  await send({ method: 'GET', path: '/api/auth/me', headers: signedIn });
  await send({ method: 'POST', path: '/api/auth/logout', headers: signedIn });
}

/** Requests that can be repeated and leave nothing behind. */
const isRead = ({ method, path }: Call) =>
  !(method === 'POST' && /^\/api\/v1\/palettes\?/.test(path)) && !path.includes('/extract');

async function toAsk({ method, path, headers, body }: Call): Promise<Ask> {
  const parts = partsOf(headers, body);
  if (body === undefined) return { method, path, headers };
  const made = new Request('http://127.0.0.1/', { method, ...parts });
  return {
    method,
    path,
    headers: Object.fromEntries(made.headers),
    body: Buffer.from(await made.arrayBuffer()),
  };
}

/** A form with a picture of waves, a different one for each number. */
function pictureOf(number: number): Promise<Ask> {
  const data = Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_, i) => {
    const [x, y] = [Math.floor(i / 3) % WIDTH, Math.floor(i / 3 / WIDTH)];
    return 128 + 120 * Math.sin((x * (i % 3) + y * (number + 1)) / 40);
  });
  const form = new FormData();
  const file = Uint8Array.from(encode({ width: WIDTH, height: HEIGHT, channels: 3, data }));
  form.set('image', new Blob([file]), 'waves.png');
  return toAsk({ method: 'POST', path: '/api/v1/colors/extract', body: form });
}

/** Returns the items one after the other, and again from the first. */
function turns<Thing>(things: Thing[]): () => Thing {
  let next = 0;
  return () => things[next++ % things.length]!;
}

/** @throws {Error} With the request and the answer, unless it is a success. */
export const sendOrThrow =
  ({ send }: Sender): Send =>
  async (ask) => {
    const { status, text } = await send(ask);
    if (status < 400) return text;
    throw new Error(`${ask.method} ${ask.path} answered ${status}: ${text.slice(0, 120)}`);
  };
