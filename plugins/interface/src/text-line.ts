import { formatRatio } from '@swatchwork/color';
import type { TextContrast } from '@swatchwork/plugin-core';

import { square } from './find.ts';

/** A text of the selection with its contrast, and the nearest color that passes. */
export function textLine(text: TextContrast): HTMLElement {
  const line = document.createElement('span');
  if ('unclear' in text) {
    line.append(`“${text.name}”: unclear, because ${text.unclear}`);
    return line;
  }
  const verdict = text.fix ? 'too low, needs' : 'passes';
  const called = text.part === undefined ? `“${text.name}”` : `“${text.name}”, at “${text.part}”`;
  line.append(
    square(text.text),
    square(text.ground),
    `${called}: ${formatRatio(text.ratio)}, ${verdict} ${text.needed}`,
  );
  if (text.fix) line.append(', nearest ', square(text.fix), text.fix);
  if (text.obstacle) line.append(`; ${text.obstacle}`);
  return line;
}
