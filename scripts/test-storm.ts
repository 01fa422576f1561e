// `npm run test:storm`: 200 pictures that are built to use memory and time, eight at once, sent to
// the product. It must answer all of them and its health checks meanwhile, survive, and stay within the
// memory that docs/operations.md states. `-- 2000 200`: megabytes and number of pictures.
import { readMemory } from '../testing/memory.ts';
import { startProduct } from '../testing/product.ts';
import { watchHealth } from '../testing/watch-health.ts';
import { ensureBuild } from './lib/build.ts';
import { pictureRequests, sendStorm } from './lib/hostile/storm.ts';

const MEGABYTES = Number(process.argv[2] ?? 1500);
const PICTURES = Number(process.argv[3] ?? 200);
const AT_ONCE = 8;
/** Between two health checks. */
const PAUSE_MS = 20;

await ensureBuild();
const pictures = await pictureRequests();
const product = await startProduct();
const failures: string[] = [];
const rest = readMemory(product.pid).now;

try {
  const watching = watchHealth(product.url, PAUSE_MS);
  const storm = await sendStorm(product.url, pictures, { count: PICTURES, atOnce: AT_ONCE });
  failures.push(...storm.failures);
  const health = await watching.stop();

  for (const [what, count] of [...storm.counts].sort())
    console.log(String(count).padStart(4), what);
  console.log(
    `Health checks: ${health.times.length}, ${health.failed} failed, worst ${Math.max(...health.times).toFixed(0)} ms`,
  );
  if (product.process.exitCode !== null || product.process.signalCode) failures.push('It ended');
  else {
    const { peak } = readMemory(product.pid);
    console.log(`Memory: ${rest.toFixed(0)} MB before, at most ${peak.toFixed(0)} MB`);
    if (peak > MEGABYTES) failures.push(`It took more than ${MEGABYTES} MB`);
  }
  if (health.failed > 0) failures.push('Health checks failed');
} finally {
  await product.stop();
}
for (const failure of failures) console.error(failure);
process.exit(failures.length > 0 ? 1 : 0);
