// `npm test`: what every change has to pass; each capability is proven once. `npm test -- --all`:
// everything, as continuous integration runs it. Both print the seconds of each part.
import { parseArgs } from 'node:util';
import { startPostgres, startRedis } from '../testing/servers.ts';
import { ensureBuild } from './lib/build.ts';
import { runStaticChecks } from './lib/checks.ts';
import { ensureChromium, ensureHeadlessShell } from './lib/chromium.ts';
import { ensureFirefox, ensureWebKit } from './lib/other-browsers.ts';
import { runPlaywright } from './lib/playwright.ts';
import { findOrInstall } from './lib/programs.ts';
import { runScript } from './lib/run-script.ts';
import { add, NO_TESTS, type Tally } from './lib/tally.ts';
import { runVitest } from './lib/vitest.ts';

const { all } = parseArgs({ options: { all: { type: 'boolean', default: false } } }).values;
const inCi = process.env.CI === 'true';
const missing: string[] = [];
const parts: { name: string; seconds: number; tally: Tally }[] = [];

/** Runs a part and notes how long it took. */
async function run(name: string, part: () => Promise<Tally>): Promise<void> {
  console.log(`\n${name}`);
  const started = performance.now();
  const tally = await part();
  parts.push({ name, seconds: (performance.now() - started) / 1000, tally });
}

/** The programs that the parts need, installed if possible. */
async function need<Found>(found: Promise<Found | undefined>, otherwise: string) {
  const program = await found;
  if (!program) missing.push(otherwise);
  return program;
}

await run('static checks', checkStatically);
await run('build', () => ensureBuild().then(() => NO_TESTS));

const python = await need(
  findOrInstall(['python3'], 'python3'),
  'Python 3: the tests of its client are skipped',
);
if (python) await findOrInstall(['mypy'], 'mypy');
await need(
  findOrInstall(['pdftotext'], 'poppler-utils'),
  'Poppler: its reading of sheets in PDF is skipped',
);
await need(
  findOrInstall(['mutool'], 'mupdf-tools'),
  'MuPDF: where the letters of a sheet stand is not looked at',
);
const postgres = await need(startPostgres(), 'PostgreSQL: its storage tests are skipped');
const redis = await need(startRedis(), 'Redis or Valkey: its tests are skipped');
const env = {
  TEST_SHORT: String(!all),
  ...(postgres && { TEST_DATABASE_URL: postgres.url }),
  ...(redis && { TEST_REDIS_URL: redis.url }),
  ...(python && { TEST_PYTHON: python }),
};
// Journeys take half the processor's time in the headless shell, which has no extensions.
const headlessShell = await need(
  ensureHeadlessShell(),
  'the headless shell of Chromium: the browser tests are skipped',
);
await run('unit', () => runVitest({ project: 'unit', env }));
await run('API and storage', () => runVitest({ project: 'api', env }));
if (headlessShell) {
  await run('browser', () => runPlaywright(headlessShell, all ? 'journeys' : 'core'));
}
if (all) {
  const chromium = await need(ensureChromium(), 'Chromium: the tests of the extension are skipped');
  await need(ensureFirefox(), 'Firefox: visits in it are skipped');
  await need(ensureWebKit(), 'WebKitGTK with its driver: visits in it are skipped');
  const nginx = await need(
    findOrInstall(['nginx'], 'nginx'),
    'nginx: what it stands in front of is not tried',
  );
  await run('system: processes', () => runVitest({ project: 'system', env }));
  if (headlessShell) await run('system: browser', () => runPlaywright(headlessShell, 'system'));
  if (chromium) await run('system: in time', () => runPlaywright(chromium, 'few at a time'));
  if (nginx && postgres && redis) await run('system: cluster', () => runScript('test-cluster'));
  if (nginx) await run('system: observatory', () => runScript('observatory'));
}
await Promise.all([postgres?.stop(), redis?.stop()]);

const total = parts.map(({ tally }) => tally).reduce(add);
for (const name of missing) console.log(`Not to be had on this machine: ${name}.`);
for (const note of total.notes) console.log(note);
if (!all) {
  console.log(
    'Left to `npm test -- --all`: storage on the embedded engine, older databases, the other journeys, long searches, packing, attacks, other browsers.',
  );
}
console.log();
for (const { name, seconds, tally } of parts) {
  console.log(
    name.padEnd(22),
    `${seconds.toFixed(0).padStart(5)} s`,
    String(tally.passed).padStart(6),
  );
}

const failed = total.failed + (inCi ? missing.length + total.skipped : 0); // in CI nothing may be skipped
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${failed} failed${skipped}`);
process.exit(failed === 0 ? 0 : 1);

async function checkStatically(): Promise<Tally> {
  const failed = await runStaticChecks();
  return { ...NO_TESTS, failed: failed.length, notes: failed.map((name) => `FAILED  ${name}`) };
}
