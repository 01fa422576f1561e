import { useState } from 'react';

import { Button } from '../buttons/button.tsx';

/** As many sentences as are read at once; the others come when they are asked for. */
const AT_ONCE = 8;

type Props = { label: string; items: readonly string[] };

/** Sentences in a list whose end may be folded. */
export function LongList({ label, items }: Props) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, AT_ONCE);

  return (
    <>
      <ul aria-label={label} className="mt-3 max-w-[75ch] list-disc space-y-2 pl-5">
        {shown.map((item) => (
          <li key={item} className="wrap-anywhere">
            {item}
          </li>
        ))}
      </ul>
      {items.length > shown.length && (
        <Button size="small" className="mt-3 noscript:hidden" onClick={() => setWhole(true)}>
          {`Show all ${items.length}`}
        </Button>
      )}
    </>
  );
}
