// One address keeps the threads busy with the most expensive jobs that the limits allow, while
// another asks for one thing after the other. All of the other's calls must be answered, and about
// as soon as without the crowd. Rounds with and without it alternate, because other work on the
// machine slows both. Linux shares processors among sessions first: where it has none to spare, any
// second thread of the server takes half of what the server gets. There the other is measured alone
// beside an endless loop, so that the crowd may take no more than one processor.
// `node scripts/lib/attack/crowd.ts 7`: seven rounds.
import { spawn } from 'node:child_process';
import { Agent, request } from 'node:http';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { median } from '../../../bench/lib/statistics.ts';
import { exitCode, reportBar } from '../../../testing/bars.ts';
import { startProduct } from '../../../testing/product.ts';
import { ensureBuild } from '../build.ts';
import { type Call, crowdKinds, type Kind } from './crowd-calls.ts';

/** The crowd has no more slots than these: half of those of palette files, and of pictures. */
const CROWD = { files: 17, pictures: 9 };
const CROWD_FROM = '127.9.0.1';
const OTHER_FROM = '127.9.0.2';
/** The median may be so many times that alone, or FLOOR_MS, as `/healthz` in bench:hostile. */
const MOST_TIMES = 2;
const FLOOR_MS = 50;
const WARM_UP_ROUNDS = 1;
const PAUSE_MS = 200; // after a refusal
const SHOWN = 3;

type Measured = { alone: number[]; beside: number[]; refused: number[] };

const rounds = Number(process.argv[2] ?? 7);
const kinds = await crowdKinds();
const agent = new Agent({ keepAlive: true });
const isBusy = loadavg()[0]! >= availableParallelism();
let made = 0;

await ensureBuild();
const product = await startProduct({ RATE_LIMIT: 'on', SEED: 'none' });
const outcomes = new Map<string, number>();
const measured = new Map<Kind, Measured>(
  kinds.map((kind) => [kind, { alone: [], beside: [], refused: [] }]),
);
for (let round = 0; round < WARM_UP_ROUNDS + rounds; round++) {
  const isMeasured = round >= WARM_UP_ROUNDS;
  const loop = isBusy ? spawn(process.execPath, ['-e', 'for (;;);']) : undefined;
  await askForAll('alone', isMeasured);
  loop?.kill();
  const end = startCrowd();
  await setTimeout(1000); // its jobs have the threads by then
  await askForAll('beside', isMeasured);
  await end();
}
await product.stop();
report();
process.exit(exitCode());

/** The other visitor asks for each kind twice. */
async function askForAll(when: 'alone' | 'beside', isMeasured: boolean): Promise<void> {
  for (const kind of [...kinds, ...kinds]) {
    const { status, ms } = await send(kind.ordinary(made++), OTHER_FROM);
    const found = measured.get(kind)!;
    if (status !== 200) found.refused.push(status);
    if (isMeasured) found[when].push(ms);
  }
}

/** @returns A function that ends the crowd, and waits for its last answer. */
function startCrowd(): () => Promise<unknown> {
  let isOver = false;
  const member = async (own: Kind[], first: number) => {
    for (let at = first; !isOver; at++) {
      const kind = own[at % own.length]!;
      const { status } = await send(kind.worst(made++), CROWD_FROM);
      const key = `${kind.name}: ${status}`;
      outcomes.set(key, (outcomes.get(key) ?? 0) + 1);
      if (status !== 200) await setTimeout(PAUSE_MS);
    }
  };
  const files = kinds.filter(({ isPicture }) => !isPicture);
  const pictures = kinds.filter(({ isPicture }) => isPicture);
  const members = [
    ...Array.from({ length: CROWD.files }, (_, at) => member(files, at)),
    ...Array.from({ length: CROWD.pictures }, (_, at) => member(pictures, at)),
  ];
  return () => {
    isOver = true;
    return Promise.all(members);
  };
}

/** As a page of the site, which may call more often; a stranger's program may say that it is one. */
function send({ path, type, body }: Call, from: string): Promise<{ status: number; ms: number }> {
  const started = performance.now();
  return new Promise((resolve) => {
    const headers = {
      'sec-fetch-site': 'same-origin',
      ...(body && { 'content-type': type, 'content-length': body.length }),
    };
    const options = { method: body ? 'POST' : 'GET', headers, agent, localAddress: from };
    const end = (status: number) => resolve({ status, ms: performance.now() - started });
    request(product.url + path, options, (answer) => {
      answer.resume().once('close', () => end(answer.complete ? (answer.statusCode ?? 0) : 0));
    })
      .once('error', () => end(0))
      .end(body);
  });
}

function report(): void {
  if (isBusy) console.log('The machine is busy: alone means beside an endless loop.');
  console.log('crowd:', [...outcomes].map(([key, count]) => `${key} × ${count}`).join(', '));
  console.log(`\n${'kind'.padEnd(22)}     alone    beside`);
  for (const [kind, { alone, beside, refused }] of measured) {
    const [before, after] = [median(alone), median(beside)];
    const row = [before, after].map((ms) => `${ms.toFixed(0)} ms`.padStart(9)).join(' ');
    console.log(`${kind.name.padEnd(22)} ${row}`);
    const calls = 4 * (WARM_UP_ROUNDS + rounds);
    const kept = refused.slice(0, SHOWN).join(', ');
    const answered = `${calls - refused.length} of ${calls} answered${kept && `, else ${kept}`}`;
    // Calls of one round are compared, because other work changes from round to round.
    const later = median(beside.map((ms, at) => ms / (alone[at] ?? 0)));
    const times = `${later.toFixed(1)} times as late beside a crowd`;
    const isInTime = later <= MOST_TIMES || after <= FLOOR_MS;
    reportBar(kind.name, `${answered}, ${times}`, refused.length === 0 && isInTime);
  }
}
