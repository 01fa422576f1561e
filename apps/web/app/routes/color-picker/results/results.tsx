import { Undo2 } from 'lucide-react';

import { Button } from '../../../ui/buttons/button.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { countOf } from '../../../ui/text/format-count.ts';
import type { ColorPicker } from '../use-color-picker.ts';
import { ColorGrid } from './color-grid.tsx';
import { EmptyResults } from './empty-results.tsx';
import { Example } from './example.tsx';
import { GamutNote } from './gamut-note.tsx';
import { PaletteActions } from './palette-actions.tsx';
import { pickedPalette } from './picked-palette.ts';
import { formatShare, ShareBar } from './share-bar.tsx';

type Props = {
  picker: ColorPicker;
  /** The extracted color under the pointer. */
  active: number | undefined;
  onPoint: (index: number | undefined) => void;
};

/** The extracted and the picked colors. */
export function Results({ picker, active, onPoint }: Props) {
  const { extracted = [], picked, tab, dispatch } = picker;

  return (
    <Tabs
      label="Colors"
      value={tab}
      onChange={(id) => dispatch({ type: 'tab', tab: id === 'picked' ? 'picked' : 'extracted' })}
      tabs={[
        {
          id: 'extracted',
          label: `Extracted Colors (${extracted.length})`,
          content: <Extracted {...{ picker, active, onPoint }} />,
        },
        {
          id: 'picked',
          label: `Picked Colors (${picked.length})`,
          content: <Picked picker={picker} />,
        },
      ]}
    />
  );
}

function Extracted({ picker, active, onPoint }: Props) {
  const { extracted = [], isExtracting, failure, picture } = picker;
  if (extracted.length === 0) {
    if (!picture && !failure) return <Example />;
    return (
      <EmptyResults isBusy={isExtracting}>
        {isExtracting
          ? 'Looking at every pixel…'
          : (failure ??
            'Extract the dominant colors, and they show here with their share of the image.')}
      </EmptyResults>
    );
  }
  return (
    <div aria-busy={isExtracting}>
      {failure && <p className="mb-4 font-medium">{failure}</p>}
      <ShareBar swatches={extracted} active={active} onPoint={onPoint} />
      <ColorGrid
        label="Extracted colors"
        colors={extracted.map(({ hex, css, share, isMoved }) => ({
          hex,
          css,
          note: isMoved ? 'moved' : formatShare(share),
        }))}
        onPoint={onPoint}
      />
      {picture && <GamutNote key={picture.url} reader={picture.reader} />}
      <PaletteActions palette={pickedPalette(extracted, picture)} />
    </div>
  );
}

function Picked({ picker: { picked, cleared, picture, dispatch } }: Pick<Props, 'picker'>) {
  if (picked.length === 0) {
    return (
      <>
        <EmptyResults>
          No colors picked yet. Enable pixel picker and click on the image to pick specific colors.
        </EmptyResults>
        {cleared.length > 0 && (
          <div role="status" className="mt-4 flex items-center justify-between gap-4">
            <p>{`Cleared ${countOf(cleared.length, 'picked color')}.`}</p>
            <Button ref={focus} size="small" onClick={() => dispatch({ type: 'restored' })}>
              <Undo2 aria-hidden="true" />
              Undo
            </Button>
          </div>
        )}
      </>
    );
  }
  return (
    <>
      <ColorGrid
        label="Picked colors"
        colors={picked}
        onChoose={(i) => dispatch({ type: 'selected', pick: picked[i]! })}
      />
      <PaletteActions palette={pickedPalette(picked, picture)}>
        <Button variant="quiet" size="small" onClick={() => dispatch({ type: 'cleared' })}>
          Clear All
        </Button>
      </PaletteActions>
    </>
  );
}

/** The focused button has disappeared with the colors. */
const focus = (button: HTMLButtonElement | null) => button?.focus();
