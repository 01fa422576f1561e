import { FileUp, Keyboard, Redo2, Shuffle, Undo2 } from 'lucide-react';
import { memo } from 'react';

import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import type { useGeneration } from './generate/use-generation.ts';

type Props = Pick<ReturnType<typeof useGeneration>, 'pending' | 'randomize' | 'renew'> & {
  undoCount: number;
  redoCount: number;
  onUndo: () => void;
  onRedo: () => void;
  onImport: () => void;
  onHelp: () => void;
};

/** Without its icon at widths where the buttons fit in one row only without it. */
const NARROW = 'max-sm:[&_svg]:hidden lg:max-[85rem]:[&_svg]:hidden';

/** The page's title and the actions on the whole palette. */
export const Toolbar = memo(function Toolbar({
  pending,
  randomize,
  renew,
  undoCount,
  redoCount,
  onUndo,
  onRedo,
  onImport,
  onHelp,
}: Props) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line px-4 py-2.5 sm:px-5 lg:flex-nowrap">
      <div>
        <h1 className="text-lg">Palette Creator</h1>
        <p className="text-sm text-balance text-muted">
          Find five colors that work together: generate, lock what you love, tune the rest.
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 lg:shrink-0">
        <Button variant="primary" aria-busy={pending === 'random'} onClick={randomize}>
          <Shuffle aria-hidden="true" />
          Random Colors
        </Button>
        <Button aria-busy={pending === 'renewal'} onClick={renew}>
          New Palette
        </Button>
        <Button onClick={onUndo} className={NARROW}>
          <Undo2 aria-hidden="true" />
          {`Undo (${undoCount})`}
        </Button>
        <Button onClick={onRedo} className={NARROW}>
          <Redo2 aria-hidden="true" />
          {`Redo (${redoCount})`}
        </Button>
        <Button aria-haspopup="dialog" onClick={onImport} className={NARROW}>
          <FileUp aria-hidden="true" />
          Import
        </Button>
        <IconButton label="Keyboard shortcuts" onClick={onHelp} className="max-lg:hidden">
          <Keyboard aria-hidden="true" />
        </IconButton>
      </div>
    </header>
  );
});
