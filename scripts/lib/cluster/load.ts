import { setTimeout } from 'node:timers/promises';

import { encode } from 'fast-png';

import { exampleCalls, loadDocument } from '../../../apps/api/testing/document.ts';
import { openRoutes } from '../../../testing/open-routes.ts';
import { type Call, type Outcomes, partsOf } from './outcomes.ts';

const READERS = 6;
const WRITERS = 3;
const PAUSE_MS = 15; // the machine is loaded but not overloaded, because recovery is measured too

const SIDE = 64;
const PIXELS = Uint8Array.from({ length: SIDE * SIDE * 3 }, (_, i) => i % 256);
const PICTURE = new Blob([
  Uint8Array.from(encode({ width: SIDE, height: SIDE, channels: 3, data: PIXELS })),
]);

/** Calls that change accounts, fill them up to a limit or send mail cannot be repeated as load. */
const NOT_REPEATED = /^\/(auth|user|admin|newsletter|contact|projects|themes\/saved)\b/;

/** Every kind of page, and every call of the API's document whose example can be repeated. */
export async function findCalls(
  url: string,
  key: string,
): Promise<{ pages: Call[]; calls: Call[] }> {
  const pages = (await openRoutes(url)).map((path) => ({ method: 'GET', path }));
  const { operations } = await loadDocument();
  const examples = operations
    .filter(({ path }) => !NOT_REPEATED.test(path))
    .flatMap((operation) => exampleCalls(operation).map((call) => toCall(operation, call)));
  const isGood = await Promise.all(
    examples.map(async ({ method, path, headers, body }) => {
      const parts = partsOf({ ...headers, 'x-api-key': key }, body);
      const answer = await fetch(url + path, { method, ...parts });
      await answer.arrayBuffer();
      return answer.ok;
    }),
  );
  return { pages, calls: examples.filter((_, i) => isGood[i]) };
}

function toCall(
  { method, path }: { method: string; path: string },
  { params, query, headers, mediaType, body }: ReturnType<typeof exampleCalls>[number],
): Call {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''));
  return {
    method,
    path: `/api/v1${filled}?${new URLSearchParams(query)}`,
    headers,
    ...(body !== undefined && {
      body: mediaType === 'multipart/form-data' ? formOf(Object(body)) : JSON.stringify(body),
    }),
  };
}

/** A form of the documented fields; a picture, which cannot be text, is drawn. */
function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (name === 'image') form.set(name, PICTURE, 'example.png');
    else if (name === 'file') form.set(name, new Blob([String(value)]), 'example');
    else form.set(name, String(value));
  }
  return form;
}

/** The acknowledged state of one palette; unacknowledged writes are unknown. */
type Acknowledged = {
  id: string;
  key: string;
  name: string | undefined;
  isGone: boolean | undefined;
};

/** Reads and writes until it is stopped. */
export function startLoad(
  { send }: Outcomes,
  { pages, calls, keys }: { pages: Call[]; calls: Call[]; keys: string[] },
) {
  const acknowledged: Acknowledged[] = [];
  let isOver = false;
  let sent = 0;
  const withKey = (call: Call): Call => ({
    ...call,
    headers: { ...call.headers, 'x-api-key': keys[sent++ % keys.length]! },
  });

  async function read(reader: number) {
    for (let i = reader; !isOver; i++) {
      const from = `127.8.${Math.floor(i / 250) % 250}.${(i % 250) + 1}`; // a new visitor each time
      await send({ ...pages[i % pages.length]!, from });
      await send(withKey(calls[(i * READERS) % calls.length]!));
      await setTimeout(PAUSE_MS);
    }
  }

  async function write(writer: number) {
    for (let i = 0; !isOver; i++) {
      await setTimeout(PAUSE_MS);
      const key = keys[(writer + i) % keys.length]!;
      const headers = { 'x-api-key': key };
      const name = `Palette ${writer}-${i}`;
      const body = JSON.stringify({ name, colors: ['#112233', '#AABBCC'], tags: ['cluster'] });
      const saved = await send({ method: 'POST', path: '/api/palettes', headers, body });
      if (!saved) continue;
      const palette: Acknowledged = { id: JSON.parse(saved.text).id, key, name, isGone: false };
      acknowledged.push(palette);

      const path = `/api/palettes/${palette.id}`;
      const changed = `${name}, changed`;
      palette.name = undefined; // either, until an answer arrives
      const change = { method: 'PATCH', path, headers, body: JSON.stringify({ name: changed }) };
      if (await send(change)) palette.name = changed;
      if (i % 3 > 0) continue;
      palette.isGone = undefined;
      // The balancer repeats the call if an instance died before it answered, so 404 counts as
      // deleted.
      if (await send({ method: 'DELETE', path, headers }, [404])) palette.isGone = true;
    }
  }

  const running = Promise.all([
    ...Array.from({ length: READERS }, (_, i) => read(i)),
    ...Array.from({ length: WRITERS }, (_, i) => write(i)),
  ]);
  return {
    acknowledged,
    async stop() {
      isOver = true;
      await running;
    },
  };
}

/** Lost acknowledged writes, as sentences. */
export async function findLost(url: string, acknowledged: Acknowledged[]): Promise<string[]> {
  const lost: string[] = [];
  const rest = acknowledged.values();
  const compare = async () => {
    for (const { id, key, name, isGone } of rest) {
      const answer = await fetch(`${url}/api/palettes/${id}`, { headers: { 'x-api-key': key } });
      const found = answer.ok ? (await answer.json()).name : undefined;
      if (!answer.ok && answer.status !== 404) throw new Error(`${id} answered ${answer.status}`);
      if (isGone === true && answer.ok) lost.push(`${id} was deleted, and is there`);
      if (isGone === false && !answer.ok) lost.push(`${id} was saved, and is not there`);
      if (found && name && found !== name) lost.push(`${id} was named ${name}, and is ${found}`);
    }
  };
  await Promise.all(Array.from({ length: 4 }, compare));
  return lost;
}
