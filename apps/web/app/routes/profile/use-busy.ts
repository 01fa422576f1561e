import { useState } from 'react';

/** Whether an action of a click is running, and a function that starts one. */
export function useBusy(work: () => Promise<unknown>) {
  const [busy, setBusy] = useState(false);
  const run = () => {
    setBusy(true);
    work().finally(() => setBusy(false));
  };
  return [busy, run] as const;
}
