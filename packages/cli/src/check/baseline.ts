import { readFileSync } from 'node:fs';

import { formatRatio } from '@swatchwork/color';

import { reasonOf } from '../read-file.ts';
import { quote, UsageError } from '../usage-error.ts';
import type { Judgment, Verdict } from './verdict.ts';

/** The failures that a build accepts, with the least ratio that each may have. */
export type Baseline = ReadonlyMap<string, number>;

const HINT = 'swatchwork check FILE --baseline FILE --update-baseline writes it.';

/** @throws {UsageError} If the file cannot be read or is no baseline. */
export function readBaseline(path: string): Baseline {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError(`${quote(path)} cannot be read: ${reasonOf(error)}.`, { hint: HINT });
  }
  return parseBaseline(text, path);
}

/**
 * @param path What errors call the text.
 * @throws {UsageError} If the text is no baseline.
 */
export function parseBaseline(text: string, path: string): Baseline {
  return new Map(
    entriesOf(text, path).map((entry: unknown, i) => {
      if (isEntry(entry)) return [keyOf(entry), Number(entry.ratio)];
      const place = `${quote(path)}: failures[${i}]`;
      throw new UsageError(
        `${place} must have name, context, text, background and ratio; got ${quote(JSON.stringify(entry))}.`,
        { hint: HINT },
      );
    }),
  );
}

function entriesOf(text: string, path: string): unknown[] {
  try {
    const { failures } = JSON.parse(text);
    if (Array.isArray(failures)) return failures;
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof TypeError)) throw error;
  }
  throw new UsageError(`${quote(path)} must be JSON with a list "failures".`, { hint: HINT });
}

interface Entry {
  readonly name: string;
  readonly context: string;
  readonly text: string;
  readonly background: string;
  /** Of two digits, cut. */
  readonly ratio: number;
}

const isEntry = (entry: unknown): entry is Entry =>
  typeof entry === 'object' &&
  entry !== null &&
  ['name', 'context', 'text', 'background'].every(
    (key) => typeof Reflect.get(entry, key) === 'string',
  ) &&
  Number.isFinite(Reflect.get(entry, 'ratio'));

const keyOf = ({ name, context, text, background }: Omit<Entry, 'ratio'>): string =>
  JSON.stringify([name, context, text, background]);

const entryOf = ({ name, context, text, background, ratio }: Verdict): Entry => ({
  name,
  context,
  text: text.reference,
  background: background.reference,
  ratio: Number(formatRatio(ratio)),
});

/** The failures that a baseline has, where they are not lower than they were. */
export const findKnown = ({ verdicts }: Judgment, baseline: Baseline): ReadonlySet<Verdict> =>
  new Set(
    verdicts.filter((verdict) => {
      const least = baseline.get(keyOf(entryOf(verdict)));
      return !verdict.passed && least !== undefined && verdict.ratio >= least;
    }),
  );

/** The baseline with which nothing of a judgment is new. */
export const describeBaseline = ({ verdicts }: Judgment) => ({
  failures: verdicts.filter(({ passed }) => !passed).map(entryOf),
});

/** How many failures of a baseline are gone. */
export function countGone({ verdicts }: Judgment, baseline: Baseline): number {
  const failing = new Set(
    verdicts.filter(({ passed }) => !passed).map((one) => keyOf(entryOf(one))),
  );
  return [...baseline.keys()].filter((key) => !failing.has(key)).length;
}
