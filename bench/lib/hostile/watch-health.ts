// Requests a server's health repeatedly, from a process of its own, and reports the longest wait.
const url = process.argv[2]!;
const PAUSE_MS = 5;
let worst = 0;

process.on('message', () => {
  process.send?.(worst);
  worst = 0;
});
process.once('disconnect', () => process.exit());

for (;;) {
  const started = performance.now();
  const answer = await fetch(`${url}/healthz`);
  await answer.arrayBuffer();
  worst = Math.max(worst, performance.now() - started);
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
