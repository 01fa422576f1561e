import type { Hex } from '@swatchwork/color';
import { NAME_LENGTH } from '@swatchwork/contract/constants';
import { useDeferredValue, useState } from 'react';
import { useColorNames } from '../../names/use-color-names.ts';
import { DropHint } from '../../palette-files/import/drop-hint.tsx';
import { usePaletteImport } from '../../palette-files/import/use-palette-import.ts';
import { SLOT_COUNT } from '../../palettes/creator-document.ts';
import { toast } from '../../ui/messages/toast.ts';
import { useSaving } from './account/use-saving.ts';
import { useGeneration } from './generate/use-generation.ts';
import { Inspector } from './inspector/inspector.tsx';
import { ShortcutsDialog } from './shortcuts/shortcuts-dialog.tsx';
import { useCreatorShortcuts } from './shortcuts/use-creator-shortcuts.ts';
import { SlotList } from './slots/slot-list.tsx';
import { useCreator } from './state/use-creator.ts';
import { useHandler } from './state/use-handler.ts';
import { Toolbar } from './toolbar.tsx';

type Props = { knownNames: Readonly<Partial<Record<Hex, string>>> };

/** The tool itself: toolbar on top, the slots, and the inspector beside or below them. */
export function CreatorWorkshop({ knownNames }: Props) {
  const creator = useCreator();
  const { state, dispatch } = creator;
  // Parts that only show the palette may render a frame later than the dragged slot.
  const shown = useDeferredValue(state);
  const [importedNames, setImportedNames] = useState(knownNames);
  const isMoving = shown.gesture !== undefined;
  const { named, nameOf } = useColorNames(shown.document.colors, importedNames, isMoving);
  const generation = useGeneration(creator);
  const saving = useSaving();
  const [helpOpen, setHelpOpen] = useState(false);

  const files = usePaletteImport(SLOT_COUNT, ({ name, colors }) => {
    const names = colors.flatMap((color) => (color.name ? [[color.hex, color.name]] : []));
    setImportedNames((known) => ({ ...known, ...Object.fromEntries(names) }));
    if (name) dispatch({ type: 'setText', field: 'name', text: name.slice(0, NAME_LENGTH) });
    // With fewer than five colors, the remaining slots stay as they are.
    const rest = state.document.colors.slice(colors.length);
    dispatch({ type: 'renew', colors: [...colors.map(({ hex }) => hex), ...rest] });
  });

  const undo = useHandler(() => {
    if (state.history.past.length === 0) return;
    dispatch({ type: 'undo' });
    toast.success('Undone!');
  });

  const redo = useHandler(() => {
    if (state.history.future.length === 0) return;
    dispatch({ type: 'redo' });
    toast.success('Redone!');
  });

  const showImport = useHandler(files.show);
  const showHelp = useHandler(() => setHelpOpen(true));

  useCreatorShortcuts(creator, {
    undo,
    redo,
    generate: generation.randomize,
    help: showHelp,
  });

  return (
    <div className="flex flex-col border-b border-line lg:h-[calc(100dvh-3.5rem)] lg:min-h-150">
      <Toolbar
        pending={generation.pending}
        randomize={generation.randomize}
        renew={generation.renew}
        undoCount={shown.history.past.length}
        redoCount={shown.history.future.length}
        onUndo={undo}
        onRedo={redo}
        onImport={showImport}
        onHelp={showHelp}
      />
      <div className="flex min-h-0 flex-1 flex-col lg:flex-row">
        <SlotList creator={creator} named={named} nameOf={nameOf} onStar={saving.saveColor} />
        <Inspector
          creator={creator}
          shown={shown.document}
          generation={generation}
          saving={saving}
          nameOf={nameOf}
        />
      </div>
      {files.dragging && <DropHint />}
      {files.ImportDialog && <files.ImportDialog {...files.dialog} />}
      <ShortcutsDialog open={helpOpen} onClose={() => setHelpOpen(false)} />
    </div>
  );
}
