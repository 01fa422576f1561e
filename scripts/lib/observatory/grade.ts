import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// Grades addresses of loopback by the rules of the HTTP Observatory:
// node grade.ts PACKAGE HTTP_PORT HTTPS_PORT PATH… prints one line of JSON for each path.
// It needs a process of its own, because trusted certificates are fixed when a process starts.

type Result = {
  constructor: { name: string };
  result: string;
  pass: boolean;
};
type Observatory = {
  retrieve: (
    host: string,
    options: { httpPort: string; httpsPort: string; path: string },
  ) => Promise<{ responses: { auto: { status: number } | null } }>;
  tests: ((requests: unknown) => Result)[];
  modifierOf: (result: string) => number;
  gradeOf: (score: number) => { grade: string };
  leastForExtra: number;
};

/** What the package's command line does with a host, for an address with any port and path. */
async function grade(
  { retrieve, tests, modifierOf, gradeOf, leastForExtra }: Observatory,
  ports: { httpPort: string; httpsPort: string },
  path: string,
) {
  const requests = await retrieve('localhost', { ...ports, path });
  const results = tests.map((test) => test(requests));
  const modifiers = results.map(({ result }) => modifierOf(result));
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const plain = 100 + sum(modifiers.filter((modifier) => modifier < 0));
  const score = plain >= leastForExtra ? 100 + sum(modifiers) : plain;
  return {
    path,
    status: requests.responses.auto?.status,
    ...gradeOf(score),
    score,
    results: results.map(({ result, pass }, i) => ({ result, pass, modifier: modifiers[i] })),
  };
}

async function load(folder: string): Promise<Observatory> {
  const part = (path: string) => import(pathToFileURL(join(folder, 'src', path)).href);
  const [{ retrieve }, { ALL_TESTS }, grader, { MINIMUM_SCORE_FOR_EXTRA_CREDIT }] =
    await Promise.all([
      part('retriever/retriever.js'),
      part('constants.js'),
      part('grader/grader.js'),
      part('grader/charts.js'),
    ]);
  return {
    retrieve,
    tests: ALL_TESTS,
    modifierOf: grader.getScoreModifier,
    gradeOf: grader.getGradeForScore,
    leastForExtra: MINIMUM_SCORE_FOR_EXTRA_CREDIT,
  };
}

const [folder = '', httpPort = '', httpsPort = '', ...paths] = process.argv.slice(2);
const observatory = await load(folder);
for (const path of paths) {
  console.log(JSON.stringify(await grade(observatory, { httpPort, httpsPort }, path)));
}
