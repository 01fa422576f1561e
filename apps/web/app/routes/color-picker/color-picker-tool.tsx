import { type FormEvent, useRef, useState } from 'react';
import { GoOn } from '../../tools/go-on/go-on.tsx';
import { GoOnWithColor } from '../../tools/go-on/go-on-with-color.tsx';
import { GoOnWithPalette } from '../../tools/go-on/go-on-with-palette.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { toast } from '../../ui/messages/toast.ts';
import { Controls } from './controls.tsx';
import type { FormAnswer } from './extract-for-form.ts';
import { ChoosePicture } from './picture/choose-picture.tsx';
import sample from './picture/harbor.webp';
import { formatBytes } from './picture/incoming-files.ts';
import { Preview } from './picture/preview.tsx';
import { rectOf } from './picture/region.ts';
import { RegionLayer } from './picture/region-layer.tsx';
import { SwatchPin } from './picture/swatch-pin.tsx';
import { PickLayer } from './pixels/pick-layer.tsx';
import type { Size } from './pixels/point.ts';
import { pickedPalette } from './results/picked-palette.ts';
import { Results } from './results/results.tsx';
import { SelectedColor } from './results/selected-color.tsx';
import { ShareBar } from './results/share-bar.tsx';
import { type ColorPicker, useColorPicker } from './use-color-picker.ts';

type Props = {
  /** The server's answer to a form that was sent without JavaScript. */
  answer: FormAnswer | undefined;
};

/** The picture with its controls, and the colors from it. */
export function ColorPickerTool({ answer }: Props) {
  const picker = useColorPicker(answer?.swatches);
  const [active, setActive] = useState<number>();
  const results = useRef<HTMLElement>(null);
  const { picture, selected } = picker;

  async function submit(event: FormEvent) {
    event.preventDefault();
    await picker.extract();
    results.current?.scrollIntoView({ block: 'nearest' }); // on a phone they are below
  }

  return (
    <>
      <div className="grid items-start gap-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <Panel aria-label="Image" className="min-w-0">
          <form method="post" encType="multipart/form-data" onSubmit={submit} className="space-y-5">
            <noscript>
              <p className="font-medium">
                Without JavaScript the image is sent to our server, which extracts its colors and
                does not store it.
              </p>
            </noscript>
            <ChoosePicture
              onFiles={picker.takeOneOf}
              isDragging={picker.isDragging}
              preview={picture && <Chosen {...{ picker, active }} onPoint={setActive} />}
            />
            {!picture && <SampleButton onSample={picker.take} />}
            <Controls picker={picker} />
          </form>
        </Panel>
        <Panel
          ref={results}
          aria-label="Colors"
          className="min-w-0 max-sm:[&_[role=tab]]:px-1.5 max-sm:[&_[role=tab]]:text-sm lg:row-span-2"
        >
          {answer?.error && !picture && (
            <p role="alert" className="mb-4 font-medium">
              {answer.error}
            </p>
          )}
          {selected && <SelectedColor pick={selected} />}
          <Results picker={picker} active={active} onPoint={setActive} />
        </Panel>
        <Tips />
      </div>
      <GoOnFromPicker picker={picker} />
      <ConfirmDialog
        title="Send the image to our server?"
        open={picker.isAsking}
        onClose={() => picker.setAsking(false)}
        confirm="Send and Extract"
        busy="Extracting..."
        onConfirm={picker.send}
      >
        This browser cannot read {picture?.file.name}. Our server can extract its colors and does
        not store it.
      </ConfirmDialog>
    </>
  );
}

/** Carries the picked color, or the colors of the open list. */
function GoOnFromPicker({
  picker: { tab, selected, picked, extracted = [], picture },
}: {
  picker: ColorPicker;
}) {
  const list = tab === 'picked' ? picked : extracted;
  if (list.length > 1) {
    const lead = tab === 'picked' ? selected?.hex : undefined;
    return <GoOnWithPalette palette={pickedPalette(list, picture)} {...(lead && { lead })} />;
  }
  const [only] = list;
  return only ? <GoOnWithColor color={only.hex} exact={only.css} /> : <GoOn />;
}

type ChosenProps = {
  picker: ColorPicker;
  /** The extracted color under the pointer. */
  active: number | undefined;
  onPoint: (index: number | undefined) => void;
};

function Chosen({ picker, active, onPoint }: ChosenProps) {
  const { picture, size, isUnreadable, extracted = [], isPicking, tab, average, region } = picker;
  if (!picture) return null;
  const { name, size: bytes } = picture.file;
  const facts = [
    size && `${size.width} × ${size.height} pixels`,
    formatBytes(bytes),
    size && region && `region ${textOf(rectOf(region, size))}`,
  ];

  return (
    <figure>
      <Preview picture={picture} size={size} isUnreadable={isUnreadable} lastPick={picker.lastPick}>
        {size && region && (
          <RegionLayer {...{ region, size }} isHidden={isPicking} onChange={picker.setRegion} />
        )}
        {size &&
          !isPicking &&
          tab === 'extracted' &&
          extracted.map((swatch, i) => (
            <SwatchPin
              // A moved pin is still the same one.
              key={swatch.id}
              {...{ swatch, size, average }}
              isActive={i === active}
              look={picture.reader.look}
              onMove={(pick) => picker.moveSwatch(i, pick)}
              onSelect={(pick) => picker.dispatch({ type: 'selected', pick })}
              onPoint={(isOn) => onPoint(isOn ? i : undefined)}
            />
          ))}
        {isPicking && size && (
          <PickLayer
            size={size}
            average={average}
            look={picture.reader.look}
            onPick={picker.pick}
            onExit={() => picker.setPicking(false)}
          />
        )}
      </Preview>
      {/* Beside the picture, on wide screens, the results begin with it. */}
      {extracted.length > 0 && tab === 'extracted' && (
        <ShareBar className="mt-2 lg:hidden" swatches={extracted} {...{ active, onPoint }} />
      )}
      <figcaption className="mt-2 flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="min-w-0 truncate font-medium">{name}</span>
        <span className="text-muted">{facts.filter(Boolean).join(', ')}</span>
      </figcaption>
    </figure>
  );
}

const textOf = ({ width, height }: Size) => `${width} × ${height}`;

const TIPS = [
  'Drop an image anywhere on this page, or press Ctrl+V (⌘V) to paste one.',
  'In picker mode the arrow keys move by one pixel, with Shift by more; Enter picks.',
  'Average over 3 × 3 or 5 × 5 pixels if an image has grain, noise or a fine pattern.',
  'Limit to a region to leave the rest out: drag in the image, or move its corners with the arrow keys.',
  'Point at an extracted color to see where it is in the image.',
];

/** What is worth knowing while using the tool. */
function Tips() {
  return (
    <section aria-labelledby="tips" className="px-5 noscript:hidden sm:px-6">
      <h2 id="tips" className="font-semibold">
        Tips
      </h2>
      <ul className="mt-2 list-disc space-y-1 pl-5 text-sm text-muted">
        {TIPS.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </section>
  );
}

/** Loads a sample picture, for visitors who have none at hand. */
function SampleButton({ onSample }: { onSample: (file: File) => void }) {
  const [isLoading, setIsLoading] = useState(false);

  async function load() {
    setIsLoading(true);
    try {
      const blob = await (await fetch(sample)).blob();
      onSample(new File([blob], 'harbor.webp', { type: 'image/webp' }));
    } catch {
      toast.error('Sample not loaded', 'It could not be loaded. Please try again.');
      setIsLoading(false);
    }
  }

  return (
    <button
      type="button"
      aria-busy={isLoading}
      onClick={load}
      className="flex w-full items-center gap-4 rounded-control border border-line p-2 text-left hover:border-outline hover:bg-hover noscript:hidden"
    >
      <img
        src={sample}
        alt=""
        width={96}
        height={64}
        loading="lazy"
        className="h-16 w-24 rounded-[6px] forced-color-adjust-none"
      />
      <span>
        <span className="block font-medium">Try the sample image</span>
        <span className="block text-sm text-muted">
          A drawing of a harbor, to see how it works.
        </span>
      </span>
    </button>
  );
}
