import createBidi from 'bidi-js';
import { expect, test } from 'vitest';

import { levelsOf, orderRuns, reversed } from './order-runs.ts';

const bidi = createBidi();

/** A text as it stands from left to right, one run a level. */
function visual(text: string): string {
  const levels = levelsOf(text, bidi);
  const runs: { text: string; level: number }[] = [];
  for (let i = 0; i < text.length; i++) {
    const last = runs.at(-1);
    if (last && last.level === levels[i]) last.text += text[i];
    else runs.push({ text: text[i]!, level: levels[i]! });
  }
  return orderRuns(runs)
    .map((run) => (run.level % 2 === 1 ? reversed(run.text, bidi) : run.text))
    .join('');
}

// The letters א ב ג stand for any that run from right to left.
test.each([
  ['Sea', 'Sea'],
  ['אבג', 'גבא'],
  ['אב 500 (ג)', '(ג) 500 בא'],
  ['Blue אב 50', 'Blue 50 בא'],
  ['אב Blue sky ג', 'ג Blue sky בא'],
])('%s stands as %s', (text, expected) => {
  expect(visual(text)).toBe(expected);
});
