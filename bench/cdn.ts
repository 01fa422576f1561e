// How much of a day's visits Varnish answers, and how soon it forgets what has changed: Varnish as
// deploy/varnish.vcl sets it up, two instances, PostgreSQL and Valkey or Redis, all on this machine.
// `npm run bench:cdn`; REQUESTS and CHANGES are optional. It ends with 1 if a bar is missed.

import { setTimeout } from 'node:timers/promises';
import { createClient } from '@swatchwork/client';
import { createRandom } from '@swatchwork/color';

import { replayVisits, startCdn } from '../testing/cdn.ts';
import { signUp } from '../testing/sign-up.ts';

const REQUESTS = Number(process.env.REQUESTS ?? 20_000);
const CHANGES = Number(process.env.CHANGES ?? 50);
const REQUESTS_PER_WRITE = [1_000, 200];
const LEAST_HITS = 0.95;
const LONGEST_MS = 1_000;

const cdn = await startCdn();
const { palettes } = createClient(await signUp(cdn.url, 'author'));
const paths = ['/', '/explore-palettes', '/color-of-the-day', '/blog', '/color-tools'];
for (let page = await palettes.list({ limit: 100 }); ; ) {
  paths.push(...page.palettes.map(({ slug }) => `/palettes/${slug}`));
  if (paths.length > 400 || !page.next) break;
  page = await palettes.list({ limit: 100, cursor: page.next });
}
const own = await palettes.save({ name: 'Own', colors: ['#112233', '#AABBCC'], isPublic: true });
const page = `${cdn.url}/palettes/${own.slug}`;
let isMissed = false;
let changes = 0;

for (const [seed, requestsPerWrite] of REQUESTS_PER_WRITE.entries()) {
  const before = cdn.count();
  const failures = await replayVisits(cdn.url, paths, {
    requests: REQUESTS,
    requestsPerWrite,
    write: () => palettes.change(own.id, { name: `Change ${++changes}` }),
    random: createRandom(seed),
  });
  const after = cdn.count();
  const hits = after.hits - before.hits;
  const share = hits / (hits + after.misses - before.misses);
  isMissed ||= share < LEAST_HITS || failures.length > 0;
  console.log(
    `${REQUESTS.toLocaleString('en')} visits of ${paths.length} pages, a change every ${requestsPerWrite}: ` +
      `${(100 * share).toFixed(1)}% hits, ${failures.length} failed`,
  );
}

const times: number[] = [];
for (let change = 0; change < CHANGES; change++) {
  const name = `Purged ${change}`;
  await palettes.change(own.id, { name });
  const changed = performance.now();
  while (!(await (await fetch(page)).text()).includes(name)) await setTimeout(5);
  times.push(performance.now() - changed);
}
times.sort((a, b) => a - b);
const longest = times.at(-1)!;
isMissed ||= longest > LONGEST_MS;
console.log(
  `${CHANGES} changes: the new page after ${times[CHANGES >> 1]!.toFixed(0)} ms in the middle, ` +
    `${longest.toFixed(0)} ms at most`,
);
await cdn.stop();
process.exitCode = isMissed ? 1 : 0;
