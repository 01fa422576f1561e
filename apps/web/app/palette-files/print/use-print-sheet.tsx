import { type ReactNode, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';

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
