import { readFileSync } from 'node:fs';
import { setDefaultCACertificates } from 'node:tls';

import { openRoutes } from '../testing/open-routes.ts';
import { freePort } from '../testing/servers.ts';
import { ensureBuild } from './lib/build.ts';
import { ownFolder, startInstance } from './lib/cluster/processes.ts';
import { loadObservatory } from './lib/observatory/load-observatory.ts';
import { startTls } from './lib/observatory/start-tls.ts';

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

const observatory = await loadObservatory();
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

// A self-signed certificate costs half the score, and rightly.
setDefaultCACertificates([readFileSync(balancer.certificate, 'utf8')]);
const ports = { httpPort: String(balancer.httpPort), httpsPort: String(httpsPort) };
let perfect = 0;
for (const path of paths) {
  const { status, grade, score, results } = await observatory.grade(ports, path);
  const faults = results.filter(({ pass, modifier }) => !pass || modifier < 0);
  const why = faults.map(({ result }) => result).join(', ');
  console.log(`${grade.padEnd(3)} ${String(score).padStart(3)}  ${path} (${status}) ${why}`);
  if (grade === 'A+' && status === 200) perfect++;
}
await Promise.all([balancer.stop(), instance.stop()]);
console.log(`${perfect} of ${paths.length} addresses get A+`);
process.exit(perfect === paths.length ? 0 : 1);
