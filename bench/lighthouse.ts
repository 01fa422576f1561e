// Lighthouse on every open page of the product, mobile preset, median of three runs.
// `npm run bench:lighthouse`, or `npm run bench:lighthouse -- --runs=1 /about /create-palette`.
import lighthouse from 'lighthouse';
import { openRoutes } from '../testing/open-routes.ts';
import { startProduct } from '../testing/product.ts';
import { freePort } from '../testing/servers.ts';
import { launchBrowser } from './lib/browser.ts';
import { median } from './lib/statistics.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Measures = Record<keyof typeof COLUMNS, number>;

/** Heading, target (a minimum for scores, a maximum for the rest) and format of a value. */
const COLUMNS = {
  performance: { head: 'perf', target: 97, digits: 0 },
  lcp: { head: 'LCP s', target: 1.8, digits: 2 },
  tbt: { head: 'TBT ms', target: 100, digits: 0 },
  cls: { head: 'CLS', target: 0.0099, digits: 3 },
  accessibility: { head: 'access', target: 100, digits: 0 },
  'best-practices': { head: 'practice', target: 100, digits: 0 },
  seo: { head: 'SEO', target: 100, digits: 0 },
};
const NAMES = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];
const CEILINGS: (keyof typeof COLUMNS)[] = ['lcp', 'tbt', 'cls'];

/**
 * Lighthouse sometimes fails by chance, with NO_NAVSTART for example; three failures are no chance.
 */
const ATTEMPTS = 3;

const args = process.argv.slice(3);
const runs = Number(args.find((arg) => arg.startsWith('--runs='))?.slice(7) ?? 3);
const chosen = args.filter((arg) => arg.startsWith('/'));

const product = await startProduct();
const port = await freePort();
const browser = await launchBrowser(`--remote-debugging-port=${port}`);
try {
  console.log('page'.padEnd(34), ...NAMES.map((name) => COLUMNS[name].head.padStart(8)));
  for (const path of chosen.length > 0 ? chosen : await openRoutes(product.url)) {
    await reportPage(path);
  }
} finally {
  await browser.close();
  await product.stop();
}

async function reportPage(path: string) {
  // The host name with which the product writes its own links.
  const url = product.url.replace('127.0.0.1', 'localhost') + path;
  const measures: Measures[] = [];
  const faults = new Set<string>();
  try {
    for (let run = 0; run < runs; run++) measures.push(await measure(url, faults));
  } catch (error) {
    console.log(`${path.padEnd(34)} not measured. ${error}`);
    process.exitCode = 1;
    return;
  }

  const cells = NAMES.map((name) => {
    const value = median(measures.map((one) => one[name]));
    const { target, digits } = COLUMNS[name];
    const missed = CEILINGS.includes(name) ? value > target : value < target;
    return `${value.toFixed(digits)}${missed ? '!' : ' '}`.padStart(8);
  });
  console.log(path.padEnd(34), ...cells);
  for (const fault of faults) console.log(`    ${fault}`);
}

/** @throws The code of the last failure, if every attempt failed. */
async function audit(url: string) {
  let failure: unknown;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    try {
      const options = { port, logLevel: 'error' as const, onlyCategories: [...CATEGORIES] };
      const result = await lighthouse(url, options);
      if (result && !result.lhr.runtimeError) return result.lhr;
      failure = result?.lhr.runtimeError?.code;
    } catch (error) {
      failure = error;
    }
  }
  throw new Error(`Lighthouse failed ${ATTEMPTS} times, the last time with ${failure}`);
}

/** @param faults Receives the audits that lower a score in the other three categories. */
async function measure(url: string, faults: Set<string>): Promise<Measures> {
  const { audits, categories } = await audit(url);
  for (const category of CATEGORIES.slice(1)) {
    for (const { id, weight } of categories[category]!.auditRefs) {
      const { score, title } = audits[id]!;
      if (weight > 0 && score !== null && score < 1) faults.add(`${category}: ${title}`);
    }
  }
  const score = (name: (typeof CATEGORIES)[number]) => (categories[name]!.score ?? 0) * 100;
  const metric = (id: string) => audits[id]!.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    lcp: metric('largest-contentful-paint') / 1000,
    tbt: metric('total-blocking-time'),
    cls: metric('cumulative-layout-shift'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
}
