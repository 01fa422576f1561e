import { PALETTE_STYLE_IDS, type PaletteStyleId } from '@swatchwork/color';
import { FileUp, Keyboard, Plus, Shuffle } from 'lucide-react';
import { memo, useId } from 'react';
import { contrastCheckLink } from '../../palettes/contrast-check-link.ts';
import type { CreatorDocument } from '../../palettes/creator-document.ts';
import { writeDocument } from '../../palettes/document-url.ts';
import { ToolHead } from '../../tools/head/tool-head.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { SelectBox } from '../../ui/fields/select-box.tsx';
import type { useGeneration } from './generate/use-generation.ts';

type Props = Pick<ReturnType<typeof useGeneration>, 'pending' | 'randomize' | 'renew'> & {
  document: CreatorDocument;
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

/** The page's title and the actions on the whole palette. */
export const Toolbar = memo(function Toolbar({
  pending,
  randomize,
  renew,
  document,
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
    <div className="border-b border-line px-4 sm:px-5">
      <ToolHead
        view="creator"
        purpose="Find colors that work together: generate, lock what you love, tune the rest."
        palette={document}
        addresses={{
          creator: `/create-palette${writeDocument(document)}`,
          'palette-contrast': contrastCheckLink(document),
        }}
        actions={{
          lead: (
            <Button variant="primary" aria-busy={pending === 'random'} onClick={randomize}>
              <Shuffle aria-hidden="true" className="max-md:hidden" />
              Random Colors
            </Button>
          ),
          undo: { count: undoCount, onClick: onUndo },
          redo: { count: redoCount, onClick: onRedo },
          onShare,
          save: { onClick: onSave },
          exporting: { onClick: onExport },
        }}
      >
        <div className="flex flex-wrap items-center gap-1 sm:gap-2">
          <label htmlFor={id} className="text-sm font-medium max-sm:sr-only">
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
          <Button className="max-md:px-2.5" aria-busy={pending === 'renewal'} onClick={renew}>
            New Palette
          </Button>
          <IconButton label="Add color" aria-busy={pending === 'addition'} onClick={() => onAdd()}>
            <Plus aria-hidden="true" />
          </IconButton>
          <IconButton
            label="Import"
            aria-haspopup="dialog"
            onClick={onImport}
            className="max-sm:-mr-3"
          >
            <FileUp aria-hidden="true" />
          </IconButton>
          <IconButton label="Keyboard shortcuts" onClick={onHelp} className="max-lg:hidden">
            <Keyboard aria-hidden="true" />
          </IconButton>
        </div>
      </ToolHead>
    </div>
  );
});
