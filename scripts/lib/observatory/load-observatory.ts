import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { fromRoot } from '../root.ts';

const NAME = '@mdn/mdn-http-observatory';
const VERSION = '1.4.8';
const AS_OF = '2026-11-20'; // versions of its own dependencies, fixed on this day

const FOLDER = fromRoot(`.tools/observatory-${VERSION}`);
const PACKAGE = join(FOLDER, 'node_modules', NAME);

/**
 * Mozilla's HTTP Observatory, in a folder of its own: docs/decisions/0002 says why it is not a
 * package of this repository. No code runs during installation; the list of preloaded hosts, which
 * its install script would download, is empty here, because loopback is in no such list.
 *
 * @returns The folder of the package.
 * @throws If the registry does not have it, or cannot be reached.
 */
function installObservatory(): string {
  const list = join(PACKAGE, 'conf', 'hsts-preload.json');
  if (existsSync(list)) return PACKAGE;

  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'package.json'), '{"private":true}');
  const { status, stderr } = spawnSync(
    'npm',
    [
      'install',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      `--before=${AS_OF}`,
      '--no-package-lock',
      `${NAME}@${VERSION}`,
    ],
    { cwd: FOLDER, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status !== 0) throw new Error(`${NAME} cannot be had:\n${stderr}`);
  writeFileSync(list, '{}');
  return PACKAGE;
}

type Result = { result: string; pass: boolean };

/** The package's tests and rules, without its command line, which knows neither ports nor paths. */
export async function loadObservatory() {
  const folder = installObservatory();
  const part = (path: string) => import(pathToFileURL(join(folder, 'src', path)).href);
  const [{ retrieve }, { ALL_TESTS }, grader, { MINIMUM_SCORE_FOR_EXTRA_CREDIT }] =
    await Promise.all([
      part('retriever/retriever.js'),
      part('constants.js'),
      part('grader/grader.js'),
      part('grader/charts.js'),
    ]);

  return {
    /** What the package's command line does with a host, for an address with any port and path. */
    async grade(ports: { httpPort: string; httpsPort: string }, path: string) {
      const requests = await retrieve('localhost', { ...ports, path });
      const results = ALL_TESTS.map((test: (requests: unknown) => Result) => test(requests)).map(
        ({ result, pass }: Result) => ({ result, pass, modifier: grader.getScoreModifier(result) }),
      ) as (Result & { modifier: number })[];
      const sum = (least: number) =>
        results.reduce((total, { modifier }) => total + Math.min(modifier, least), 100);
      const plain = sum(0);
      const score: number = plain >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(Infinity) : plain;
      const { grade }: { grade: string } = grader.getGradeForScore(score);
      const status: number | undefined = requests.responses.auto?.status;
      return { status, grade, score, results };
    },
  };
}
