import { useEffect, useState } from 'react';

import { buttonStyle } from '../../../ui/buttons/button-style.ts';

type Props = {
  body: Blob;
  mediaType: string;
  /** The name that the server gives the file. */
  name: string | undefined;
};

/** An answer that is a file, to be saved; a picture is shown as well. */
export function SaveAnswer({ body, mediaType, name = 'answer' }: Props) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(body);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [body]);

  return (
    <>
      {url && mediaType.startsWith('image/') && (
        <img
          src={url}
          alt="Response"
          className="mb-3 max-h-96 max-w-full rounded-control border border-line"
        />
      )}
      <a href={url} download={name} className={`${buttonStyle({})} max-w-full whitespace-normal`}>
        Save the response ({mediaType || 'unknown type'})
      </a>
    </>
  );
}
