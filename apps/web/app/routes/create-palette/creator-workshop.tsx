import type { Hex } from '@swatchwork/color';
import { useState } from 'react';

import { copyWithToast } from '../../ui/copy-with-toast.ts';
import { toast } from '../../ui/toast.ts';
import { useSaving } from './account/use-saving.ts';
import { useGeneration } from './generate/use-generation.ts';
import { Inspector } from './inspector/inspector.tsx';
import { ShortcutsDialog } from './shortcuts/shortcuts-dialog.tsx';
import { useCreatorShortcuts } from './shortcuts/use-creator-shortcuts.ts';
import { SlotList } from './slots/slot-list.tsx';
import { useColorNames } from './state/use-color-names.ts';
import { useCreator } from './state/use-creator.ts';
import { Toolbar } from './toolbar.tsx';

type Props = { knownNames: Readonly<Partial<Record<Hex, string>>> };

/** The tool itself: toolbar on top, the slots, and the inspector beside or below them. */
export function CreatorWorkshop({ knownNames }: Props) {
  const creator = useCreator();
  const { state, dispatch } = creator;
  const nameOf = useColorNames(state.document.colors, knownNames);
  const generation = useGeneration(creator);
  const saving = useSaving();
  const [helpOpen, setHelpOpen] = useState(false);

  const history = {
    undo() {
      if (state.history.past.length === 0) return;
      dispatch({ type: 'undo' });
      toast.success('Undone!');
    },
    redo() {
      if (state.history.future.length === 0) return;
      dispatch({ type: 'redo' });
      toast.success('Redone!');
    },
  };

  useCreatorShortcuts(creator, {
    ...history,
    generate: generation.randomise,
    help: () => setHelpOpen(true),
  });

  return (
    <div className="flex flex-col lg:h-[calc(100dvh-3.5rem)] lg:min-h-150">
      <Toolbar
        generation={generation}
        undoCount={state.history.past.length}
        redoCount={state.history.future.length}
        onUndo={history.undo}
        onRedo={history.redo}
        onHelp={() => setHelpOpen(true)}
      />
      <div className="flex min-h-0 flex-1 flex-col lg:flex-row">
        <SlotList
          creator={creator}
          nameOf={nameOf}
          onCopy={copyWithToast}
          onStar={saving.saveColor}
        />
        <Inspector creator={creator} generation={generation} saving={saving} nameOf={nameOf} />
      </div>
      <ShortcutsDialog open={helpOpen} onClose={() => setHelpOpen(false)} />
    </div>
  );
}
