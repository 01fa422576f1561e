/** A promise about one property, and its result. */
export type Bar = { name: string; result: string; isReached: boolean };

const LINE = /^(REACHED|MISSED) +(.+?): (.+)$/;

let missed = 0;

/** Prints a result as one line, which `npm run test:attack` reads for its table. */
export function reportBar(name: string, result: string, isReached: boolean): void {
  if (!isReached) missed += 1;
  console.log(`${isReached ? 'REACHED' : 'MISSED '} ${name}: ${result}`);
}

/** The exit code of a program after its last result. */
export const exitCode = (): number => (missed > 0 ? 1 : 0);

/** The result in a printed line; undefined for any other line. */
export function readBar(line: string): Bar | undefined {
  const [, verdict, name = '', result = ''] = LINE.exec(line) ?? [];
  return verdict ? { name, result, isReached: verdict === 'REACHED' } : undefined;
}
