import { lazy, Suspense, useEffect, useState } from 'react';

import { SelectedColor, type TuneProps } from './selected-color.tsx';

const PaletteTune = lazy(() =>
  import('./palette-tune.tsx').then(
    (loaded) => ({ default: loaded.PaletteTune }),
    () => ({
      default: () => <p className="p-5">This could not be loaded. Reload the page to try again.</p>,
    }),
  ),
);

/** Tunes the selected color; without a selection, the whole palette. The panel below stays in its place. */
export function TuneTab(props: TuneProps) {
  // Its script comes after the page, where what is done early would be lost: so it is not there before.
  const [isThere, show] = useState(false);
  useEffect(() => show(true), []);

  if (props.state.document.selected !== undefined) return <SelectedColor {...props} />;
  return (
    <div className="min-h-120">
      {isThere && (
        <Suspense>
          <PaletteTune {...props} />
        </Suspense>
      )}
    </div>
  );
}
