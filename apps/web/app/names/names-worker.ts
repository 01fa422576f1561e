import type { Hex } from '@swatchwork/color';
import { namedColors, nearestColorNames } from '@swatchwork/color/names';

import { best } from '../commands/rank.ts';
import type { Question } from './messages.ts';

/*
 * A Web Worker that holds the list of names: reading its 5,000 names takes as long as several
 * frames and would make a drag stutter.
 */

let titled: readonly { title: string; hex: Hex }[] | undefined;

addEventListener('message', ({ data, ports }: MessageEvent<Question>) => {
  ports[0]?.postMessage(answer(data));
});

function answer(question: Question) {
  const { count } = question;
  if ('colors' in question) {
    return question.colors.map((color) => nearestColorNames(color, count));
  }
  titled ??= namedColors().map(({ name, hex }) => ({ title: name, hex }));
  return best(question.text, titled, count).map(({ entry }) => ({
    name: entry.title,
    hex: entry.hex,
  }));
}
