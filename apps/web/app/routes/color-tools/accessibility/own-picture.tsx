import { type ChangeEvent, type CSSProperties, useEffect, useId, useState } from 'react';

import { toast } from '../../../ui/messages/toast.ts';

type Props = {
  /** Classes of the elements around each picture. */
  frame: string;
  filter: CSSProperties | undefined;
};

/** A picture from the visitor's device, which never leaves it, in the original and simulated. */
export function OwnPicture({ frame, filter }: Props) {
  const id = useId();
  const [url, setUrl] = useState<string>();

  useEffect(() => () => URL.revokeObjectURL(url ?? ''), [url]);

  function choose({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) {
    const file = files?.[0];
    if (!file) return;
    if (file.type.startsWith('image/')) setUrl(URL.createObjectURL(file));
    else toast.error('Invalid File', 'Please select a valid image file.');
  }

  function refuse() {
    setUrl(undefined);
    toast.error('Invalid File', 'Please select a valid image file.');
  }

  return (
    <div className="mt-6 noscript:hidden">
      <label htmlFor={id} className="block font-medium">
        Your own image
      </label>
      <p id={`${id}-hint`} className="text-sm text-muted">
        A screenshot of your work, for example. It stays on this device.
      </p>
      <input
        id={id}
        type="file"
        accept="image/*"
        aria-describedby={`${id}-hint`}
        onChange={choose}
        className="mt-2 block min-h-11 w-full max-w-md rounded-control border border-outline bg-raised p-1 text-sm file:mr-3 file:min-h-9 file:cursor-pointer file:rounded-[6px] file:border-0 file:bg-accent file:px-4 file:text-on-accent"
      />
      {url && (
        <div className="mt-4 grid gap-4 md:grid-cols-2">
          <img
            src={url}
            alt="Your image, original"
            onError={refuse}
            className={`w-full ${frame}`}
          />
          <img src={url} alt="Your image, simulated" className={`w-full ${frame}`} style={filter} />
        </div>
      )}
    </div>
  );
}
