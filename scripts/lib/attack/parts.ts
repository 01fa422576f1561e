import { fromRoot } from '../root.ts';

/** One part of the attack: a program that prints its bars, and ends with 1 if one is missed. */
export type Part = {
  name: string;
  what: string;
  file: string;
  args: string[];
};

const script = (name: string) => fromRoot('scripts', `${name}.ts`);
const own = (name: string) => fromRoot('scripts/lib/attack', `${name}.ts`);

// biome-ignore format: a row for each part
export const PARTS: Part[] = [
  { name: 'requests', what: 'mutated requests to every operation, answered as the document says', file: own('tests'), args: ['requests'] },
  { name: 'pictures', what: 'spoiled pictures, sent to the server', file: own('tests'), args: ['pictures'] },
  { name: 'files', what: 'spoiled palette files, read in process', file: own('tests'), args: ['files'] },
  { name: 'access', what: 'every operation, called by everybody', file: own('tests'), args: ['access'] },
  { name: 'limits', what: 'the limits of each entry point', file: own('tests'), args: ['limits'] },
  { name: 'kills', what: 'kill -9 under writes, on both engines', file: own('tests'), args: ['kills'] },
  { name: 'crowd', what: 'one address with the most expensive jobs, and what another waits for beside it', file: own('crowd'), args: ['7'] },
  { name: 'hostile', what: 'the worst inputs that a search finds, for all that reads what strangers send', file: script('bench'), args: ['hostile'] },
  { name: 'storm', what: 'pictures built to take memory, in the documented memory', file: script('test-storm'), args: [] },
  { name: 'observatory', what: "the grades of Mozilla's HTTP Observatory", file: script('observatory'), args: [] },
];
