import { lazy, Suspense, useEffect, useState } from 'react';

import type { TuneProps } from './selected-color.tsx';

const panels = () => import('./tune-panels.ts');
const NotLoaded = () => (
  <p className="p-5">This could not be loaded. Reload the page to try again.</p>
);

const SelectedColor = lazy(() =>
  panels().then(
    (loaded) => ({ default: loaded.SelectedColor }),
    () => ({ default: NotLoaded }),
  ),
);
const PaletteTune = lazy(() =>
  panels().then(
    (loaded) => ({ default: loaded.PaletteTune }),
    () => ({ default: NotLoaded }),
  ),
);

/** Tunes the selected color; without a selection, the whole palette. The panel below stays in its place. */
export function TuneTab(props: TuneProps) {
  // Its script comes after the page, so what is done with its controls early would be lost: they are not there before.
  const [isThere, show] = useState(false);
  useEffect(() => show(true), []);
  const Panel = props.state.document.selected === undefined ? PaletteTune : SelectedColor;

  return (
    <div className="min-h-120">
      {isThere && (
        <Suspense>
          <Panel {...props} />
        </Suspense>
      )}
    </div>
  );
}
