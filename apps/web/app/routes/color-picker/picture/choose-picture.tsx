import { Camera, ClipboardPaste, ImagePlus } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useId, useSyncExternalStore } from 'react';

import { Button } from '../../../ui/buttons/button.tsx';
import { buttonStyle } from '../../../ui/buttons/button-style.ts';
import { toast } from '../../../ui/messages/toast.ts';
import { readClipboardPicture } from './incoming-files.ts';

type Props = {
  /** The chosen picture, if any: it replaces the drop zone. */
  preview: ReactNode;
  /** Files are being dragged over the page. */
  isDragging: boolean;
  onFiles: (files: Iterable<File> | null) => void;
};

const FORMATS = 'JPG, PNG, GIF, WebP, BMP';

/** Ways to choose a picture. The field stays the same element, so that it keeps the focus. */
export function ChoosePicture({ preview, isDragging, onFiles }: Props) {
  const id = useId();

  function change({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    if (input.files?.length === 0) return;
    onFiles(input.files && [...input.files]);
    input.value = ''; // so that the same file can be chosen again
  }

  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-3">
      <input
        id={id}
        type="file"
        name="image"
        accept="image/*"
        aria-label="Image"
        onChange={change}
        className={`peer ${OVER_LABEL} col-start-1 ${preview ? 'row-start-2 rounded-control' : 'col-end-3 row-start-1 rounded-panel noscript:mb-3 noscript:h-auto noscript:self-end noscript:px-4 noscript:text-sm'}`}
      />
      {preview ? (
        <>
          <div className="col-span-2 row-start-1">{preview}</div>
          <label
            htmlFor={id}
            className={`col-start-1 row-start-2 peer-hover:bg-hover ${buttonStyle({ size: 'small' })}`}
          >
            <ImagePlus aria-hidden="true" />
            Choose another
          </label>
        </>
      ) : (
        <label
          htmlFor={id}
          className={`col-span-2 col-start-1 row-start-1 grid h-64 place-items-center rounded-panel border-2 border-dashed p-4 text-center peer-hover:border-ink peer-hover:bg-hover ${isDragging ? 'border-ink bg-sunken' : 'border-outline'}`}
        >
          <span>
            <ImagePlus aria-hidden="true" className="mx-auto size-8" />
            <span className="mt-3 block text-lg font-medium">
              {isDragging ? 'Drop it here' : 'Drop an image here, or click to browse'}
            </span>
            <span className="mt-1 block text-sm text-muted">{FORMATS}</span>
          </span>
        </label>
      )}
      <div
        className={`row-start-2 flex flex-wrap gap-2 noscript:hidden ${preview ? 'max-sm:col-span-2 max-sm:row-start-3 sm:col-start-2' : 'col-span-2'}`}
      >
        <PasteButton onFiles={onFiles} />
        <span className="hidden pointer-coarse:block">
          <label className={`relative ${buttonStyle({ size: 'small' })}`}>
            <Camera aria-hidden="true" />
            Take a photo
            <input
              type="file"
              accept="image/*"
              capture="environment"
              onChange={change}
              className={`${OVER_LABEL} absolute inset-0 rounded-control`}
            />
          </label>
        </span>
      </div>
    </div>
  );
}

/** An invisible file field, which covers its label and has the same size. */
const OVER_LABEL = 'z-1 h-full w-0 min-w-full cursor-pointer text-[0px] file:hidden';

const never = () => () => {};

/** Without permission for the clipboard, Ctrl+V still works. */
function PasteButton({ onFiles }: Pick<Props, 'onFiles'>) {
  const canPaste = useSyncExternalStore(
    never,
    () => typeof navigator.clipboard?.read === 'function',
    () => true,
  );
  if (!canPaste) return null;

  async function paste() {
    try {
      const picture = await readClipboardPicture();
      if (picture) onFiles([picture]);
      else toast.info('No image in the clipboard', 'Copy an image first, then paste it here.');
    } catch {
      toast.info('This button cannot read the clipboard', 'Press Ctrl+V or ⌘V instead.');
    }
  }

  return (
    <Button size="small" onClick={paste}>
      <ClipboardPaste aria-hidden="true" />
      Paste
    </Button>
  );
}
