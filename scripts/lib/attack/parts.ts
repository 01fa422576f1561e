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

/** A part that tests of the product prove. */
const tests = (name: string, what: string): Part => ({
  name,
  what,
  file: own('tests'),
  args: [name],
});

// biome-ignore format: a row for each part
export const PARTS: Part[] = [
  tests('requests', 'mutated requests to every operation, answered as the document says'),
  tests('pictures', 'spoiled pictures, sent to the server'),
  tests('files', 'spoiled palette files, read in process'),
  tests('access', 'every operation, called by everybody'),
  tests('limits', 'the limits of each entry point'),
  tests('kills', 'kill -9 under writes, on both engines'),
  { name: 'crowd', what: 'one address with the most expensive jobs, and what another waits for beside it', file: own('crowd'), args: ['7'] },
  { name: 'hostile', what: 'the worst inputs that a search finds, for all that reads what strangers send', file: script('bench'), args: ['hostile'] },
  { name: 'storm', what: 'pictures built to take memory, in the documented memory', file: script('test-storm'), args: [] },
  { name: 'observatory', what: "the grades of Mozilla's HTTP Observatory", file: script('observatory'), args: [] },
];
