import { Camera, ClipboardPaste, ImagePlus } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useId, useSyncExternalStore } from 'react';

import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { toast } from '../../../ui/toast.ts';
import { readClipboardPicture } from './incoming-files.ts';

type Props = {
  /** The chosen picture, where there is one: it takes the place of the drop zone. */
  preview: ReactNode;
  /** Files are being dragged over the page. */
  isDragging: boolean;
  onFiles: (files: Iterable<File> | null) => void;
};

const FORMATS = 'JPG, PNG, GIF, WebP, BMP';

/** The ways to choose a picture. The field stays the same element, so that the focus stays on it. */
export function ChoosePicture({ preview, isDragging, onFiles }: Props) {
  const id = useId();

  function change({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    if (input.files?.length === 0) return;
    onFiles(input.files && [...input.files]);
    input.value = ''; // so that the same file can be chosen again
  }

  return (
    <div>
      <input
        id={id}
        type="file"
        name="image"
        accept="image/*"
        aria-label="Image"
        onChange={change}
        className="peer sr-only noscript:not-sr-only"
      />
      {preview ?? (
        <label
          htmlFor={id}
          className={`grid h-64 cursor-pointer place-items-center rounded-panel border-2 border-dashed p-4 text-center hover:border-ink hover:bg-hover ${FOCUS} ${isDragging ? 'border-ink bg-sunken' : 'border-outline'}`}
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
      <div className={`mt-3 flex flex-wrap gap-2 noscript:hidden ${preview ? FOCUS : ''}`}>
        {preview && (
          <label htmlFor={id} className={`cursor-pointer ${buttonStyle({ size: 'small' })}`}>
            <ImagePlus aria-hidden="true" />
            Choose another
          </label>
        )}
        <PasteButton onFiles={onFiles} />
        <span className="hidden pointer-coarse:block">
          <label
            className={`cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink ${buttonStyle({ size: 'small' })}`}
          >
            <Camera aria-hidden="true" />
            Take a photo
            <input
              type="file"
              accept="image/*"
              capture="environment"
              onChange={change}
              className="sr-only"
            />
          </label>
        </span>
      </div>
    </div>
  );
}

/** Around the label of the field, while the field has the focus. */
const FOCUS =
  'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ink';

const never = () => () => {};

/** Where the browser has no such button's permission, Ctrl+V still works. */
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
      toast.info('The clipboard is closed to this button', 'Press Ctrl+V or ⌘V instead.');
    }
  }

  return (
    <Button size="small" onClick={paste}>
      <ClipboardPaste aria-hidden="true" />
      Paste
    </Button>
  );
}
