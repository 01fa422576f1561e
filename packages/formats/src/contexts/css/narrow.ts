import type { Declaration } from '../context-sheet.ts';
import type { Candidate } from './candidate.ts';
import { splitAt } from './components.ts';
import { referencesOf } from './references.ts';

/**
 * Says where the value that counts in a color scheme is written: of `light-dark(a, b)`, one of both.
 * The same answer is the same object.
 */
export function createNarrowing() {
  const known = new Map<Candidate, Partial<Record<'light' | 'dark', Declaration>>>();
  return (candidate: Candidate, scheme: 'light' | 'dark'): Declaration => {
    const [only, ...more] = candidate.value;
    if (only?.type !== 'function' || only.name !== 'light-dark' || more.length > 0) {
      return candidate.declaration;
    }
    const answers = known.get(candidate) ?? {};
    known.set(candidate, answers);
    answers[scheme] ??= narrow(
      candidate,
      splitAt(only.body, ',')[scheme === 'light' ? 0 : 1] ?? [],
    );
    return answers[scheme];
  };
}

function narrow({ declaration }: Candidate, part: Candidate['value']): Declaration {
  const [first, last] = [part[0], part.at(-1)];
  if (!first || !last) return declaration;
  const { start } = first;
  const length = last.end - start;
  const from = start - declaration.offset;
  return {
    file: declaration.file,
    offset: start,
    length,
    text: declaration.text.slice(from, from + length),
    references: referencesOf(part) ?? [],
  };
}
