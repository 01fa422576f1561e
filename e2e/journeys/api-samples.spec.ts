import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { Endpoint } from '../../apps/web/app/routes/api-access/document/endpoint.ts';
import type { ApiDocument } from '../../apps/web/app/routes/api-access/document/openapi.ts';
import { readEndpoint } from '../../apps/web/app/routes/api-access/document/read-endpoint.ts';
import { listOperations } from '../../apps/web/app/routes/api-access/document/read-groups.ts';
import { writeSamples } from '../../apps/web/app/routes/api-access/samples/write-samples.ts';
import { startOwnServer } from '../support/own-server.ts';
import { runSample } from '../support/run-sample.ts';
import { expect, test } from '../support/test.ts';

const run = promisify(execFile);

const LANGUAGES = ['JavaScript', 'Python', 'cURL'];

/**
 * The calls that section 7 of the specification documents, and whether repeated calls give the same
 * answer.
 */
const ESSENTIALS = {
  convertColor: true,
  harmonizeColor: true,
  compareColors: true,
  generatePalette: true,
  generateMoodPalette: false,
};

for (const [id, isSame] of Object.entries(ESSENTIALS)) {
  test(`APIDOC-19: the examples of ${id} run as they stand and answer what the page documents`, async ({
    page,
  }) => {
    await page.goto(`/api-access?endpoint=${id}&tab=response`);
    const read = async (what: string) =>
      (await page.locator(`[aria-label="Code: ${what}"]`).textContent()) ?? '';
    const documented = JSON.parse(await read('response example'));
    for (const language of LANGUAGES) {
      await page.getByRole('tab', { name: language, exact: true }).click();
      const answer = JSON.parse(await runSample(language, await read(`${language} example`)));
      expect(Object.keys(answer), language).toEqual(Object.keys(documented));
      if (isSame) expect(answer, language).toEqual(documented);
      else expect(answer.mood, language).toBe(documented.mood);
    }
  });
}

/** A bitmap of 2 by 2 pixels, for the calls that take a picture. */
const PICTURE = Buffer.from(
  'Qk1GAAAAAAAAADYAAAAoAAAAAgAAAAIAAAABABgAAAAAABAAAAATCwAAEwsAAAAAAAAAAAAA9oI7JL/7AAD2gjskv/sAAA==',
  'base64',
);

/** For the calls that take a palette file. */
const PALETTE = 'GIMP Palette\nName: Candy\n#\n244 114 182 Pink\n251 146 60 Tangerine\n';

test('APIDOC-19: every other example reaches its call, and those that need nothing succeed in each language', {
  tag: '@system',
}, async () => {
  test.setTimeout(900_000);
  const { url, folder, stop } = await startOwnServer();
  try {
    await writeFile(join(folder, 'photo.png'), PICTURE);
    await writeFile(join(folder, 'palette.gpl'), PALETTE);
    const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as ApiDocument;
    for (const { path, method, operation } of listOperations(document)) {
      const endpoint = readEndpoint(document, path, method, operation);
      const samples = writeSamples(endpoint, url);
      const options = { cwd: folder, env: { SWATCHWORK_KEY: 'sw_not-a-key' } };
      const name = `${endpoint.method} ${path}`;
      const { status, body } = await callWith(samples.curl, options);
      const documented = [endpoint.success, ...endpoint.failures].map((answer) => answer.status);
      expect(documented, `${name} answered ${body}`).toContain(status);
      if (!runsAlone(endpoint)) continue;
      expect(status, `${name} answered ${body}`).toBe(endpoint.success.status);
      await runSample('JavaScript', samples.javascript, options);
      await runSample('Python', samples.python, options);
    }
  } finally {
    await stop();
  }
});

/** Whether a call works on a fresh installation: it needs no key and no existing data. */
const runsAlone = ({ access, path, method }: Endpoint) =>
  access === 'open' &&
  (method === 'GET'
    ? !path.includes('{id}')
    : /^\/(colors|palettes\/(generate|export|import))/.test(path));

/** The answers to curl, except for files, which curl writes where the example says. */
async function callWith(command: string, { cwd, env }: { cwd: string; env: NodeJS.ProcessEnv }) {
  const { stdout } = await run('bash', ['-c', `${command} --silent --write-out '\n%{http_code}'`], {
    cwd,
    env: { ...process.env, ...env },
    maxBuffer: 16 * 1024 * 1024,
  });
  const end = stdout.lastIndexOf('\n');
  return { status: Number(stdout.slice(end)), body: stdout.slice(0, end) };
}
