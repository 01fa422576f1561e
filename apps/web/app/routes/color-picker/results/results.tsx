import { type Hex, parseHex } from '@swatchwork/color';
import { Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';

import { Button } from '../../../ui/buttons/button.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { ColorLink } from '../../../ui/links/color-link.tsx';
import { countOf } from '../../../ui/text/format-count.ts';
import harbor from '../picture/harbor.webp';
import type { PictureReader } from '../picture/picture-reader.ts';
import type { ColorPicker } from '../use-color-picker.ts';
import { ColorGrid } from './color-grid.tsx';
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
          : (failure ?? 'Extracted colors and their shares appear here.')}
      </EmptyResults>
    );
  }
  return (
    <div aria-busy={isExtracting}>
      {failure && <p className="mb-4 font-medium">{failure}</p>}
      <ShareBar className="mb-4 max-lg:hidden" swatches={extracted} {...{ active, onPoint }} />
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

const PLACES = [0, 1, 2, 3, 4];

type EmptyResultsProps = { isBusy?: boolean; children: ReactNode };

/** A placeholder for the colors, and how to get them. */
function EmptyResults({ isBusy = false, children }: EmptyResultsProps) {
  return (
    <div aria-busy={isBusy}>
      <div aria-hidden="true" className="grid grid-cols-5 gap-2">
        {PLACES.map((place) => (
          <span
            key={place}
            className={`h-20 rounded-control border border-dashed border-outline ${isBusy ? 'animate-pulse bg-line' : 'opacity-60'}`}
          />
        ))}
      </div>
      <p className="mt-4 max-w-[60ch] text-muted">{children}</p>
    </div>
  );
}

/** What marked colors are, where the picture has colors outside sRGB. */
function GamutNote({ reader }: { reader: PictureReader }) {
  const [share, setShare] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    reader.gamut().then(
      (measured) => isCurrent && setShare(measured),
      () => {}, // an image that only the server reads
    );
    return () => {
      isCurrent = false;
    };
  }, [reader]);

  if (share === 0) return null;
  return (
    <p className="mt-4 text-sm text-muted">
      {`${formatShare(share)} of this image is outside sRGB. Colors marked Display P3 are too; the hex of each is the nearest in sRGB.`}
    </p>
  );
}

/** What extraction finds in the sample image. */
const HARBOR: readonly Hex[] = ['#476279', '#718285', '#D0AC8C', '#EDE3C8', '#B44549'];

/** The sample image and its colors, until a picture is chosen. */
function Example() {
  return (
    <figure>
      <img
        src={harbor}
        alt="A harbor, drawn"
        width={960}
        height={640}
        className="h-auto max-h-64 w-full rounded-t-control object-cover forced-color-adjust-none"
      />
      <ul aria-label="Example colors" className="grid grid-cols-5">
        {HARBOR.map((hex) => (
          <li key={hex} className="flex">
            <ColorLink color={parseHex(hex)!} isNarrow className="h-20 flex-1 p-2" />
          </li>
        ))}
      </ul>
      <figcaption className="mt-4 max-w-[60ch] text-muted">
        This is an example. Choose an image to see its colors and their shares here.
      </figcaption>
    </figure>
  );
}
