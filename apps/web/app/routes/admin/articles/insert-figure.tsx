import type { RefObject } from 'react';

import { FIGURE_KINDS, type FigureKind } from '../../../articles/figure-names.ts';
import { FIGURE_EXAMPLES } from '../../../articles/figure-problems.ts';
import { Button } from '../../../ui/buttons/button.tsx';

const LABELS: Record<FigureKind, string> = {
  swatches: 'Swatches',
  contrast: 'Contrast',
  patches: 'Patches',
  gradient: 'Gradient',
  harmony: 'Harmony',
  vision: 'Color vision',
  lightness: 'Lightness',
  theme: 'Theme pairs',
  steps: 'Theme steps',
};

type Props = {
  /** The field of the text. */
  area: RefObject<HTMLTextAreaElement | null>;
  onChange: (text: string) => void;
};

/** Buttons that put an example of each figure where the cursor is, on lines of its own. */
export function InsertFigure({ area, onChange }: Props) {
  function insert(kind: FigureKind) {
    const field = area.current;
    if (!field) return;
    const { value, selectionEnd: at } = field;
    const lineEnd = value.indexOf('\n', at);
    const end = at === 0 || value[at - 1] === '\n' ? at : lineEnd === -1 ? value.length : lineEnd;
    const before = value.slice(0, end).trimEnd();
    const figure = `\`\`\`${kind} What the figure shows\n${FIGURE_EXAMPLES[kind]}\n\`\`\``;
    const start = before === '' ? 0 : before.length + 2;
    const head = before === '' ? '' : `${before}\n\n`;
    onChange(`${head}${figure}\n\n${value.slice(end).trimStart()}`);
    // After React has written the new text: the example is selected, so that typing replaces it.
    requestAnimationFrame(() => {
      const row = start + figure.indexOf('\n') + 1;
      field.focus();
      field.setSelectionRange(row, row + FIGURE_EXAMPLES[kind].length);
    });
  }

  return (
    <fieldset className="mb-2">
      <legend className="mb-1 text-sm text-muted">Insert a figure</legend>
      <div className="flex flex-wrap gap-2">
        {FIGURE_KINDS.map((kind) => (
          <Button key={kind} size="small" onClick={() => insert(kind)}>
            {LABELS[kind]}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
