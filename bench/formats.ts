// 1,000 named colors written and read in every format. `npm run bench:formats`.
import type { Hex } from '@swatchwork/color';
import type { ExportedPalette } from '@swatchwork/formats';
import { PICTURE_FORMATS } from '@swatchwork/formats/constants';
import { FORMATS } from '@swatchwork/formats/formats';
import { readPalette } from '@swatchwork/formats/read';

const COUNT = 1000;
const ROUNDS = 5;
const CALLS = 20;
const BUDGET_MS = 5;
const WITHOUT_BUDGET = new Set<string>(PICTURE_FORMATS); // pictures: counted in pixels and pages

// Colors from the whole cube, in an irregular order: 40503 is prime.
const palette: ExportedPalette = {
  name: 'A thousand colors',
  colors: Array.from(
    { length: COUNT },
    (_, i): Hex => `#${((i * 40503 * 97) % 0x1000000).toString(16).padStart(6, '0').toUpperCase()}`,
  ),
  colorNames: Array.from({ length: COUNT }, (_, i) => `Color no. ${i} “é”`),
};
const now = new Date();
let within = true;

console.log(
  `${COUNT} colors`.padEnd(34),
  'write ms'.padStart(9),
  'read ms'.padStart(9),
  'kB'.padStart(8),
);
for (const format of FORMATS) {
  const file = await format.write(palette, now);
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  const calls = WITHOUT_BUDGET.has(format.id) ? 1 : CALLS;
  const writing = await median(() => format.write(palette, now), calls);
  const reading = isReadable(bytes) ? await median(() => readPalette(bytes), calls) : undefined;
  const ok = WITHOUT_BUDGET.has(format.id) || Math.max(writing, reading ?? 0) <= BUDGET_MS;
  within &&= ok;
  console.log(
    format.label.padEnd(34),
    writing.toFixed(2).padStart(9),
    (reading?.toFixed(2) ?? '').padStart(9),
    (bytes.length / 1024).toFixed(1).padStart(8),
    ok ? '' : 'TOO SLOW',
  );
}
console.log(`\nAt most ${BUDGET_MS} ms each, but for PNG and PDF: ${within ? 'ok' : 'NO'}`);

function isReadable(bytes: Uint8Array): boolean {
  try {
    return readPalette(bytes).palette.colors.length === COUNT;
  } catch {
    return false;
  }
}

/**
 * Processor time of a call in milliseconds, after some warm-up calls; on an idle machine it equals
 * the time by the clock. Systems count it in steps of some milliseconds, hence the number of calls.
 */
async function median(run: () => unknown, calls: number): Promise<number> {
  const times: number[] = [];
  for (let round = -2; round < ROUNDS; round++) {
    const start = process.threadCpuUsage();
    for (let i = 0; i < calls; i++) await run();
    const { user, system } = process.threadCpuUsage(start);
    if (round >= 0) times.push((user + system) / 1000 / calls);
  }
  return times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)]!;
}
