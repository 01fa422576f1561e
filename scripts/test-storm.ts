// `npm run test:storm`: 200 pictures that are built to use memory and time, eight at once, sent to
// the product within the memory that docs/operations.md states. It must answer all of them and its
// health checks meanwhile, and survive. Without the right to create a control group, its memory is
// only watched. `-- 2000 200`: megabytes and number of pictures.
import { setTimeout } from 'node:timers/promises';

import { readMemory } from '../testing/memory.ts';
import { startProduct } from '../testing/product.ts';
import { ensureBuild } from './lib/build.ts';
import { createMemoryGroup } from './lib/hostile/memory-group.ts';
import { pictureRequests, sendStorm } from './lib/hostile/storm.ts';

const MEGABYTES = Number(process.argv[2] ?? 1500);
const PICTURES = Number(process.argv[3] ?? 200);
const AT_ONCE = 8;

await ensureBuild();
const pictures = await pictureRequests();
const group = createMemoryGroup(MEGABYTES);
console.log(
  group
    ? `In a control group (version ${group.version}) of ${MEGABYTES} MB`
    : `No control group can be made here: its memory is watched, and may be ${MEGABYTES} MB`,
);
const start = () => startProduct();
const product = await (group ? group.within(start) : start());
const failures: string[] = [];
const rest = readMemory(product.pid).now;

try {
  const watching = watchHealth();
  const storm = await sendStorm(product.url, pictures, { count: PICTURES, atOnce: AT_ONCE });
  failures.push(...storm.failures);
  const health = await watching.stop();

  for (const [what, count] of [...storm.counts].sort())
    console.log(String(count).padStart(4), what);
  console.log(
    `Health checks: ${health.asked}, ${health.failed} failed, worst ${health.worst.toFixed(0)} ms`,
  );
  if (product.process.exitCode !== null || product.process.signalCode) {
    const kills = group?.kills() ?? 0;
    failures.push(kills > 0 ? 'The kernel ended it for want of memory' : 'It ended');
  } else {
    const { peak } = readMemory(product.pid);
    console.log(`Memory: ${rest.toFixed(0)} MB before, at most ${peak.toFixed(0)} MB`);
    if (!group && peak > MEGABYTES) failures.push(`It took more than ${MEGABYTES} MB`);
  }
  if (group)
    console.log(`Of the group: at most ${group.peakMegabytes().toFixed(0)} of ${MEGABYTES} MB`);
  if (health.failed > 0) failures.push('Health checks failed');
} finally {
  await product.stop();
  group?.remove();
}
for (const failure of failures) console.error(failure);
process.exit(failures.length > 0 ? 1 : 0);

function watchHealth() {
  const seen = { asked: 0, failed: 0, worst: 0 };
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const started = performance.now();
      const answer = await fetch(`${product.url}/healthz`).catch(() => undefined);
      seen.asked += 1;
      if (!answer?.ok) seen.failed += 1;
      await answer?.arrayBuffer();
      seen.worst = Math.max(seen.worst, performance.now() - started);
      await setTimeout(20);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await watching;
      return seen;
    },
  };
}
