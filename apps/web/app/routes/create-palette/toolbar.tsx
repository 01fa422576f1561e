import { PALETTE_STYLE_IDS, type PaletteStyleId } from '@swatchwork/color';
import { Download, FileUp, Keyboard, Link2, Plus, Redo2, Save, Shuffle, Undo2 } from 'lucide-react';
import { memo, useId } from 'react';

import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { SelectBox } from '../../ui/fields/select-box.tsx';
import type { useGeneration } from './generate/use-generation.ts';
import './toolbar.css';

type Props = Pick<ReturnType<typeof useGeneration>, 'pending' | 'randomize' | 'renew'> & {
  style: PaletteStyleId;
  onStyle: (style: PaletteStyleId) => void;
  undoCount: number;
  redoCount: number;
  onUndo: () => void;
  onRedo: () => void;
  onAdd: () => void;
  onExport: () => void;
  onSave: () => void;
  onShare: () => void;
  onImport: () => void;
  onHelp: () => void;
};

/** `one-hue` as 'One hue'. */
const nameOf = (id: PaletteStyleId): string =>
  `${id[0]!.toUpperCase()}${id.slice(1).replace('-', ' ')}`;

/** Its text is left to screen readers where the buttons fit in one row only so. */
const ICON_ON_PHONE = 'max-sm:w-11 max-sm:px-0';

/**
 * The page's title and the actions on the whole palette. On a phone the main ones stand in a bar at
 * the foot of the screen, in reach of the thumb.
 */
export const Toolbar = memo(function Toolbar({
  pending,
  randomize,
  renew,
  style,
  onStyle,
  undoCount,
  redoCount,
  onUndo,
  onRedo,
  onAdd,
  onExport,
  onSave,
  onShare,
  onImport,
  onHelp,
}: Props) {
  const id = useId();

  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line px-4 py-2.5 sm:px-5 xl:flex-nowrap">
      <div>
        <h1 className="text-lg">Palette Creator</h1>
        <p className="text-sm text-balance text-muted">
          Find colors that work together: generate, lock what you love, tune the rest.
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 xl:shrink-0">
        <div className="flex items-center gap-2">
          <label htmlFor={id} className="text-sm font-medium">
            Style
          </label>
          <SelectBox
            id={id}
            name="style"
            value={style}
            onChange={({ target }) => onStyle(target.value as PaletteStyleId)}
          >
            {PALETTE_STYLE_IDS.map((id) => (
              <option key={id} value={id}>
                {nameOf(id)}
              </option>
            ))}
          </SelectBox>
        </div>
        <div className="creator-bar flex items-center gap-2">
          <Button
            variant="primary"
            className="max-md:flex-1 max-md:px-2"
            aria-busy={pending === 'random'}
            onClick={randomize}
          >
            <Shuffle aria-hidden="true" className="max-sm:hidden" />
            Random Colors
          </Button>
          <Button onClick={onUndo} className="max-md:px-3">
            <Undo2 aria-hidden="true" className="max-[96rem]:hidden" />
            {`Undo (${undoCount})`}
          </Button>
          <IconButton label="Export" onClick={onExport} className="md:hidden">
            <Download aria-hidden="true" />
          </IconButton>
          <IconButton label="Save…" onClick={onSave} className="md:hidden">
            <Save aria-hidden="true" />
          </IconButton>
        </div>
        <Button onClick={onRedo} className={ICON_ON_PHONE}>
          <Redo2 aria-hidden="true" className="sm:max-[96rem]:hidden" />
          <span className="max-sm:sr-only">{`Redo (${redoCount})`}</span>
        </Button>
        <Button className="max-md:px-2.5" aria-busy={pending === 'renewal'} onClick={renew}>
          New Palette
        </Button>
        <IconButton label="Add color" aria-busy={pending === 'addition'} onClick={() => onAdd()}>
          <Plus aria-hidden="true" />
        </IconButton>
        <IconButton label="Import" aria-haspopup="dialog" onClick={onImport}>
          <FileUp aria-hidden="true" />
        </IconButton>
        <Button onClick={onShare} className={ICON_ON_PHONE}>
          <Link2 aria-hidden="true" className="sm:max-lg:hidden" />
          <span className="max-sm:sr-only">Share</span>
        </Button>
        <IconButton label="Keyboard shortcuts" onClick={onHelp} className="max-lg:hidden">
          <Keyboard aria-hidden="true" />
        </IconButton>
      </div>
    </header>
  );
});
