import { describe, type Hex, parseHex } from '@swatchwork/color';
import { ChevronLeft, ChevronRight, Copy, Lock, LockOpen, RefreshCw } from 'lucide-react';

import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { copyWithToast } from '../../../ui/copying/copy-with-toast.ts';
import { ColorField } from '../../../ui/fields/color-field.tsx';
import { type ChartDocument, placedColors, readOpaque } from '../state/chart-document.ts';
import { edited, lockToggled, moved, replaced } from '../state/edits.ts';
import type { ChartDispatch } from '../state/use-chart-state.ts';

export type StripProps = {
  document: ChartDocument;
  /** As they are shown, in their order. */
  colors: readonly Hex[];
  dispatch: ChartDispatch;
};

type Props = StripProps & { place: number; onChoose: (place: number) => void };

/** What can be done with one color: of categories it can be changed, locked, chosen anew and moved. */
export function ColorTools({ document, colors, place, dispatch, onChoose }: Props) {
  const hex = colors[place]!;
  const placed = placedColors(document).find((one) => one.place === place);
  const isLocked = placed?.isLocked ?? false;
  const change = (next: ReturnType<typeof lockToggled>, gesture?: string) =>
    dispatch({ type: 'change', change: next, ...(gesture && { gesture }) });
  const move = (to: number) => {
    change(moved(document, colors, place, to));
    onChoose(to);
  };
  const copy = (
    <Button onClick={() => copyWithToast(hex)}>
      <Copy aria-hidden="true" />
      <span className={WORD}>Copy</span>
    </Button>
  );

  return (
    <section
      aria-label={`Color ${place + 1}`}
      className="flex flex-wrap items-end gap-2 rounded-panel border border-line bg-raised p-3"
    >
      {document.kind !== 'categorical' ? (
        <p className="flex min-h-11 flex-1 items-center gap-3">
          <span className="font-mono">{hex}</span>
          {describe(parseHex(hex)!)}
        </p>
      ) : (
        <>
          <div className="min-w-44 flex-1 max-sm:basis-full">
            <ColorField
              label={`Color ${place + 1}, ${describe(parseHex(hex)!)}`}
              name="edited"
              value={placed?.text ?? hex}
              onChange={(text) => change(edited(document, colors, place, text), `edit ${place}`)}
              isValid={(text) => readOpaque(text) !== undefined}
              message="Not an opaque color yet, so it is ignored."
            />
          </div>
          <Button
            aria-pressed={isLocked}
            onClick={() => change(lockToggled(document, colors, place))}
          >
            {isLocked ? <Lock aria-hidden="true" /> : <LockOpen aria-hidden="true" />}
            <span className={WORD}>{isLocked ? 'Locked' : 'Lock'}</span>
          </Button>
          <Button onClick={() => change(replaced(document, colors, place))}>
            <RefreshCw aria-hidden="true" />
            <span className={WORD}>Replace</span>
          </Button>
        </>
      )}
      {copy}
      {document.kind === 'categorical' && (
        <span className="flex">
          <IconButton
            label="Move left"
            aria-disabled={place === 0}
            onClick={() => place > 0 && move(place - 1)}
          >
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <IconButton
            label="Move right"
            aria-disabled={place === colors.length - 1}
            onClick={() => place < colors.length - 1 && move(place + 1)}
          >
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </span>
      )}
    </section>
  );
}

/** On a phone icons alone stand in the row. */
const WORD = 'max-sm:sr-only';
