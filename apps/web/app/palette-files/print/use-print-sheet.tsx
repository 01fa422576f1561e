import { type ReactNode, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';

import { useHandler } from '../../ui/use-handler.ts';

/**
 * A sheet that is printed in place of the page (styles/print.css).
 *
 * @param find Makes the sheet when it is to be printed.
 * @returns `sheet` is to be rendered; `show` puts it into the page until the browser has printed.
 */
export function usePrintSheet(find: () => ReactNode) {
  const [content, setContent] = useState<ReactNode>();

  useEffect(() => {
    const hide = () => setContent(undefined);
    addEventListener('afterprint', hide);
    return () => removeEventListener('afterprint', hide);
  }, []);

  return {
    show: () => flushSync(() => setContent(find())),
    sheet: content && createPortal(<div className="print-sheet">{content}</div>, document.body),
  };
}

/** A sheet that is printed also where a person asks the browser to print. */
export function usePageSheet(find: () => ReactNode) {
  const { sheet, show } = usePrintSheet(find);
  const place = useHandler(() => {
    if (!document.querySelector('.print-sheet')) show(); // a button has placed its own
  });

  useEffect(() => {
    addEventListener('beforeprint', place);
    return () => removeEventListener('beforeprint', place);
  }, [place]);

  return { sheet, show };
}
