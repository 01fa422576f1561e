import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';

import { buttonStyle } from '../../ui/buttons/button-style.ts';
import { withColors, writeCheck } from './check-query.ts';
import type { ShownCheck } from './use-check.ts';

/** Says what the last change did, and takes it back. It has the focus after a change, and after Undo the pair. */
export function LastChange({ query }: ShownCheck) {
  const { was, wasExact = [], colors } = query;
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef(was?.join());
  const changes = colors.flatMap((color, i) =>
    was && was[i] !== color ? [`${was[i]} became ${color}`] : [],
  );

  useEffect(() => {
    if (seen.current === was?.join()) return;
    seen.current = was?.join();
    const next = box.current ?? document.getElementById('pair-title');
    next?.focus({ preventScroll: true });
  }, [was]);

  if (!was || changes.length === 0) return null;
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      className="mb-4 flex flex-wrap items-center justify-between gap-2 rounded-control bg-sunken p-3 text-sm"
    >
      <p>
        <strong>Color Improved</strong>
        <span className="block font-mono">{changes.join(', ')}</span>
      </p>
      <Link
        to={writeCheck({ ...withColors(query, was), exact: wasExact, was: undefined })}
        preventScrollReset
        className={buttonStyle({ size: 'small' })}
      >
        <Undo2 aria-hidden="true" />
        Undo
      </Link>
    </div>
  );
}
