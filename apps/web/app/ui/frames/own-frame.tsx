import { useEffect, useRef, useState } from 'react';

import { framedPage, type OwnHtml } from './framed-page.ts';

type Props = {
  title: string;
  page: OwnHtml;
  /** The rule that holds the theme. */
  root: string;
  filter?: string | undefined;
};

/**
 * HTML of a user in a frame without scripts, forms and ways out. Its origin is ours only so that its
 * style sheets can be handed to it, which also spares a reload for each change of the theme.
 */
export function OwnFrame({ title, page, root, filter }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a loaded document has no sheets yet.
  useEffect(() => {
    const inner = frame.current?.contentDocument;
    const view = inner?.defaultView;
    if (!inner || !view) return;
    inner.adoptedStyleSheets = [root, page.css].map((text) => {
      const sheet = new view.CSSStyleSheet();
      sheet.replaceSync(text);
      return sheet;
    });
  }, [root, page.css, loads]);

  return (
    <iframe
      ref={frame}
      title={title}
      sandbox="allow-same-origin"
      srcDoc={framedPage(page.body)}
      onLoad={() => setLoads((count) => count + 1)}
      style={{ filter }}
      className="h-96 w-full rounded-panel border border-line bg-white"
    />
  );
}
