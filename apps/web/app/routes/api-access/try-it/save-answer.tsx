import { useEffect, useState } from 'react';

import { buttonStyle } from '../../../ui/buttons/button-style.ts';

/** An answer that is no text, to be saved. */
export function SaveAnswer({ body, mediaType }: { body: Blob; mediaType: string }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(body);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [body]);

  return (
    <a href={url} download="answer" className={buttonStyle({})}>
      Save the answer ({mediaType || 'unknown type'})
    </a>
  );
}
