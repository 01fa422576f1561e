import { Plus, X } from 'lucide-react';
import { useRef } from 'react';

import { FileColors } from '../../../palette-files/import/file-colors.tsx';
import type { Imported } from '../../../palette-files/import/read-source.ts';
import { nextColor } from '../../../palettes/next-color.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { ColorField } from '../../../ui/fields/color-field.tsx';
import {
  type ChartDocument,
  mostColors,
  type PlacedColor,
  placedColors,
  placing,
  readOpaque,
} from '../state/chart-document.ts';
import { withFurther } from '../state/edits.ts';
import type { ChartDispatch } from '../state/use-chart-state.ts';
import { FallbackNote } from './fallback-note.tsx';

type Props = { document: ChartDocument; dispatch: ChartDispatch };

/** The colors that a person brings, or has locked: they stand in the palette as they are. */
export function ColorList({ document, dispatch }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const { kind } = document;
  const isRamp = kind !== 'categorical';
  const placed = placedColors(document).filter(({ isLocked }) => isLocked);
  const noun = 'Your color';

  const set = (next: readonly PlacedColor[], gesture?: string) =>
    dispatch({ type: 'change', change: placing(next), ...(gesture && { gesture }) });

  /** The focus goes to the color that took the place. */
  const focus = (place: number) =>
    requestAnimationFrame(() =>
      list.current?.children[place]?.querySelector<HTMLElement>('input[name=c]')?.focus(),
    );

  /** Adds the colors of a file to those that are there, as far as there is room. */
  function arrive({ colors }: Imported): string {
    const texts = colors.map(({ hex, css = hex }) => css);
    const known = placed.map(({ text }) => text);
    const added = [...new Set(texts)]
      .filter((text) => !known.includes(text))
      .slice(0, mostColors(kind) - placed.length);
    const next = withFurther(placed, added);
    dispatch({
      type: 'change',
      change: { ...placing(next), count: Math.max(document.count, next.length) },
    });
    return `Your colors now: ${next.length}, ${added.length} of them new.`;
  }

  return (
    <fieldset>
      <legend className="text-sm font-medium">Your colors</legend>
      <p className="mt-0.5 text-sm text-muted">
        {isRamp
          ? 'One that the ramp passes through, or its two ends. Optional.'
          : 'Kept exactly, in their positions. Optional.'}
      </p>
      <ol ref={list} className="mt-2 space-y-2">
        {placed.map(({ text }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a color is its place; colors may repeat.
          <li key={i} className="flex items-start gap-1">
            <div className="min-w-0 flex-1 [&_label]:sr-only">
              <ColorField
                label={`${noun} ${i + 1}`}
                name="c"
                value={text}
                onChange={(next) =>
                  set(placed.with(i, { ...placed[i]!, text: next }), `color ${i}`)
                }
                isValid={(value) => readOpaque(value) !== undefined}
                message="Not an opaque color yet, so it is ignored. Try #0A66C2 or oklch(62% 0.19 30)."
              />
              <FallbackNote text={text} />
            </div>
            <IconButton
              label={`Remove ${noun.toLowerCase()} ${i + 1}`}
              className="noscript:hidden"
              onClick={() => {
                set(placed.toSpliced(i, 1));
                focus(Math.min(i, placed.length - 2));
              }}
            >
              <X aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ol>
      <Button
        className="mt-2 w-full noscript:hidden"
        disabled={placed.length >= mostColors(kind)}
        onClick={() => {
          const next = withFurther(placed, [nextColor(placed.at(-1)?.text)]);
          set(next);
          const { place } = next.at(-1)!;
          focus(placed.filter((one) => one.place < place).length);
        }}
      >
        <Plus aria-hidden="true" />
        Add color
      </Button>
      <div className="mt-2">
        <FileColors room={mostColors(kind)} onImport={arrive} />
      </div>
    </fieldset>
  );
}
