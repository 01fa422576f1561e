import { useState } from 'react';

import { loadOnDemand } from './load-on-demand.ts';

/**
 * A part of the page that the first click loads.
 *
 * @returns `part` is undefined until it has loaded. `load` tells whether it has, after a toast if not. Show `busy` on
 * the control.
 */
export function useOnDemand<Part>(find: () => Promise<Part>) {
  const [part, setPart] = useState<Part>();
  const [busy, setBusy] = useState(false);

  async function load(): Promise<boolean> {
    setBusy(true);
    const loaded = await loadOnDemand(find);
    setBusy(false);
    if (loaded === undefined) return false;
    setPart(() => loaded); // a component is a function, too
    return true;
  }

  return { part, load, busy };
}
