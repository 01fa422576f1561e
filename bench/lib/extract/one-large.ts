// A process of its own: the memory that a large picture takes, and how long it blocks the event loop.
// `node one-large.ts FILE` prints JSON.
import { readFileSync } from 'node:fs';

import { extractHexes } from './floor.ts';

const file = readFileSync(process.argv[2]!);

for (let i = 0; i < 3; i++) await extractHexes(file);
// Not resourceUsage(): that includes the parent's memory when it started this process.
const peak = /VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'));
const megabytes = Number(peak?.[1]) / 1024;

// The longest time between two turns of the event loop, after a warm-up.
const held: number[] = [];
for (let i = 0; i < 9; i++) {
  let last = performance.now();
  let longest = 0;
  let running = true;
  const turn = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (running) setTimeout(turn, 0);
  };
  turn();
  await extractHexes(file);
  turn();
  running = false;
  held.push(longest);
}
held.sort((a, b) => a - b);
console.log(JSON.stringify({ megabytes, heldMs: held[4] }));
