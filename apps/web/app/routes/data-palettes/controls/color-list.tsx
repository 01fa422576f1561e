import { Plus, X } from 'lucide-react';
import { useRef } from 'react';

import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { ColorField } from '../../../ui/fields/color-field.tsx';
import { type ChartDocument, mostColors, readOpaque } from '../state/chart-document.ts';
import type { ChartDispatch } from '../state/use-chart-state.ts';
import { FallbackNote } from './fallback-note.tsx';

type Props = Pick<ChartDocument, 'kind' | 'colors'> & { dispatch: ChartDispatch };

/** A color to begin a new field with, so that it is never an error. */
const NEXT = ['#0A66C2', '#C2410C', '#15803D', '#7E22CE', '#B45309', '#0E7490'];

/** The colors that a person brings: kept in categories, leading in ramps. */
export function ColorList({ kind, colors, dispatch }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const isRamp = kind !== 'categorical';
  const least = isRamp ? 1 : 0;
  const noun = isRamp ? 'Leading color' : 'Your color';

  const set = (next: readonly string[], gesture?: string) =>
    dispatch({ type: 'change', change: { colors: next }, ...(gesture && { gesture }) });

  /** The focus goes to the color that took the place. */
  const focus = (place: number) =>
    requestAnimationFrame(() =>
      list.current?.children[place]?.querySelector<HTMLElement>('input[name=c]')?.focus(),
    );

  return (
    <fieldset>
      <legend className="text-sm font-medium">{isRamp ? 'Leading colors' : 'Your colors'}</legend>
      <p className="mt-0.5 text-sm text-muted">
        {isRamp
          ? 'One color to pass through, or two to go between.'
          : 'Kept exactly, and first. None is needed.'}
      </p>
      <ol ref={list} className="mt-2 space-y-2">
        {colors.map((text, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a color is its place; colors may repeat.
          <li key={i} className="flex items-start gap-1">
            <div className="min-w-0 flex-1 [&_label]:sr-only">
              <ColorField
                label={`${noun} ${i + 1}`}
                name="c"
                value={text}
                onChange={(next) => set(colors.with(i, next), `color ${i}`)}
                isValid={(value) => readOpaque(value) !== undefined}
                message="No opaque color yet, so it is left out. Try #0A66C2 or oklch(62% 0.19 30)."
              />
              <FallbackNote text={text} />
            </div>
            {colors.length > least && (
              <IconButton
                label={`Remove ${noun.toLowerCase()} ${i + 1}`}
                className="noscript:hidden"
                onClick={() => {
                  set(colors.toSpliced(i, 1));
                  focus(Math.min(i, colors.length - 2));
                }}
              >
                <X aria-hidden="true" />
              </IconButton>
            )}
          </li>
        ))}
      </ol>
      <Button
        className="mt-2 w-full noscript:hidden"
        disabled={colors.length >= mostColors(kind)}
        onClick={() => {
          set([...colors, NEXT.find((hex) => !colors.includes(hex)) ?? NEXT[0]!]);
          focus(colors.length);
        }}
      >
        <Plus aria-hidden="true" />
        {isRamp ? 'Add a second color' : 'Add a color of yours'}
      </Button>
    </fieldset>
  );
}
