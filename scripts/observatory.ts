import { spawnSync } from 'node:child_process';

import { openRoutes } from '../testing/open-routes.ts';
import { freePort } from '../testing/servers.ts';
import { ensureBuild } from './lib/build.ts';
import { ownFolder, startInstance } from './lib/cluster/processes.ts';
import { installObservatory } from './lib/observatory/install-observatory.ts';
import { startTls } from './lib/observatory/start-tls.ts';
import { fromRoot } from './lib/root.ts';

// `npm run observatory`: the grade of Mozilla's HTTP Observatory for the built site behind nginx
// with TLS, as deploy/ configures both, on loopback. It ends with 1 unless every address gets A+.

const OTHERS = [
  '/profile',
  '/admin',
  '/newsletter?token=0',
  '/forgot-password',
  '/reset-password',
  '/confirm-email?token=0',
  '/api-access?endpoint=extractColors&tab=try',
  '/sitemap.xml',
  '/pictures/site.png',
  '/api/openapi.json',
  '/api/v1/palettes',
  '/api/v1/color-of-the-day',
];

type Graded = {
  path: string;
  status: number;
  grade: string;
  score: number;
  results: { result: string; pass: boolean; modifier: number }[];
};

const observatory = installObservatory();
await ensureBuild();
const folder = ownFolder();
const httpsPort = await freePort();
const instance = await startInstance(`${folder}/app.log`, {
  DATA_DIR: `${folder}/data`,
  PUBLIC_URL: `https://localhost:${httpsPort}`,
  TRUST_PROXY: 'loopback',
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'warn',
});
const balancer = await startTls(folder, instance, httpsPort);
const paths = [...(await openRoutes(instance.url)), ...OTHERS];

const { status, stdout } = spawnSync(
  process.execPath,
  [
    fromRoot('scripts/lib/observatory/grade.ts'),
    observatory,
    String(balancer.httpPort),
    String(httpsPort),
    ...paths,
  ],
  {
    // A self-signed certificate costs half the score, and rightly.
    env: { PATH: process.env.PATH, NODE_EXTRA_CA_CERTS: balancer.certificate },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
await Promise.all([balancer.stop(), instance.stop()]);

const graded: Graded[] = stdout
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line));
for (const { path, status: answered, grade, score, results } of graded) {
  const faults = results.filter(({ pass, modifier }) => !pass || modifier < 0);
  const why = faults.map(({ result }) => result).join(', ');
  console.log(`${grade.padEnd(3)} ${String(score).padStart(3)}  ${path} (${answered}) ${why}`);
}
for (const { result, modifier } of graded[0]?.results ?? []) {
  console.log(`  ${String(modifier).padStart(3)} ${result}`);
}
const perfect = graded.filter((it) => it.grade === 'A+' && it.status === 200).length;
console.log(`${perfect} of ${paths.length} addresses get A+`);
process.exit(status === 0 && perfect === paths.length ? 0 : 1);
