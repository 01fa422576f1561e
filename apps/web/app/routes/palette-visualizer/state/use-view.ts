import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { NamedPalette } from '../../../palettes/carried-palette.ts';

import { readView, type View, writeView } from './view.ts';

/**
 * The settings of the view, which live in the address: a reload, the back button and a shared link
 * restore them. A change shows at once and adds a history entry.
 */
export function useView(palette: NamedPalette, params: URLSearchParams) {
  const navigate = useNavigate();
  const size = palette.colors.length;
  const [view, setView] = useState(() => readView(params, size));
  const [seen, setSeen] = useState({ params, size });

  if (seen.params !== params || seen.size !== size) {
    setSeen({ params, size });
    setView(readView(params, size));
  }

  function change(next: Partial<View>) {
    const changed = { ...view, ...next };
    setView(changed);
    navigate(writeView(palette, changed), { preventScrollReset: true });
  }

  return [view, change] as const;
}
