import { type FormEvent, useRef, useState } from 'react';

import { Panel } from '../../ui/layout/panel.tsx';
import { Controls } from './controls.tsx';
import type { FormAnswer } from './extract-for-form.ts';
import { ChoosePicture } from './picture/choose-picture.tsx';
import { formatBytes } from './picture/incoming-files.ts';
import { Preview } from './picture/preview.tsx';
import { SampleButton } from './picture/sample-button.tsx';
import { PickLayer } from './pixels/pick-layer.tsx';
import { Results } from './results/results.tsx';
import { SelectedColor } from './results/selected-color.tsx';
import { Tips } from './tips.tsx';
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
    <div className="grid items-start gap-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <Panel aria-label="Image" className="min-w-0">
        <form method="post" encType="multipart/form-data" onSubmit={submit} className="space-y-5">
          <noscript>
            <p className="font-medium">
              Without JavaScript the image is sent to our server, which finds its colors and keeps
              nothing of it.
            </p>
          </noscript>
          <ChoosePicture
            onFiles={picker.takeOneOf}
            isDragging={picker.isDragging}
            preview={picture && <Chosen picker={picker} active={active} />}
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
  );
}

function Chosen({ picker, active }: { picker: ColorPicker; active: number | undefined }) {
  const { picture, size, isUnreadable, extracted = [], isPicking, tab } = picker;
  if (!picture) return null;
  const { name, size: bytes } = picture.file;
  const facts = [size && `${size.width} × ${size.height} pixels`, formatBytes(bytes)];

  return (
    <figure>
      <Preview
        picture={picture}
        size={size}
        isUnreadable={isUnreadable}
        swatches={isPicking || tab === 'picked' ? [] : extracted}
        active={active}
        lastPick={picker.lastPick}
      >
        {isPicking && size && (
          <PickLayer
            size={size}
            average={picker.average}
            look={picture.reader.look}
            onPick={picker.pick}
            onExit={() => picker.setPicking(false)}
          />
        )}
      </Preview>
      <figcaption className="mt-2 flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="min-w-0 truncate font-medium">{name}</span>
        <span className="text-muted">{facts.filter(Boolean).join(', ')}</span>
      </figcaption>
    </figure>
  );
}
