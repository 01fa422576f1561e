import type { PaletteStyleId } from '@swatchwork/color';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useAuth } from '../../auth/auth-provider.tsx';
import { takePendingSave } from '../../auth/pending-save.ts';
import { type Names, useColorNames } from '../../names/use-color-names.ts';
import { namedPalette } from '../../palette-files/export/named-palette.ts';
import { PageSheet } from '../../palette-files/print/page-sheet.tsx';
import { useOnDemand } from '../../palette-files/use-on-demand.ts';
import { colorTexts } from '../../palettes/carried-palette.ts';
import type { CreatorDocument } from '../../palettes/creator-document.ts';
import { toast } from '../../ui/messages/toast.ts';
import { useHandler } from '../../ui/use-handler.ts';
import { placeOf } from './account/pending-palette.ts';
import { useSaving } from './account/use-saving.ts';
import { exportedDocument } from './exported-document.ts';
import { useGeneration } from './generate/use-generation.ts';
import { Inspector } from './inspector/inspector.tsx';
import { useInspector } from './inspector/use-inspector.ts';
import { LinkNotice } from './link-notice.tsx';
import { sharePalette } from './share-palette.ts';
import { useCreatorShortcuts } from './shortcuts/use-creator-shortcuts.ts';
import { SlotList } from './slots/slot-list.tsx';
import { Announcer } from './state/announcer.tsx';
import { namesIn } from './state/names-in.ts';
import { useArrivals } from './state/use-arrivals.ts';
import { useCreator } from './state/use-creator.ts';
import { useSizing } from './state/use-sizing.ts';
import { Toolbar } from './toolbar.tsx';

const findHelp = () =>
  import('./shortcuts/shortcuts-dialog.tsx').then((loaded) => loaded.ShortcutsDialog);

type Props = { knownNames: Names };

/** The tool itself: toolbar on top, the slots, and the inspector beside or below them. */
export function CreatorWorkshop({ knownNames }: Props) {
  const creator = useCreator();
  const { state, dispatch } = creator;
  // Parts that only show the palette may render a frame later than the dragged slot.
  const shown = useDeferredValue(state);
  const { names, ownNameOf, files, chooseFromLink } = useArrivals(creator, knownNames);
  const isMoving = shown.gesture !== undefined;
  const { colors, exact } = shown.document;
  const texts = useMemo(() => colorTexts({ colors, exact }), [colors, exact]);
  const { nameOf } = useColorNames(texts, names, isMoving);
  const shownNames = useMemo(
    () => namesIn({ colors, exact }, ownNameOf),
    [colors, exact, ownNameOf],
  );
  const generation = useGeneration(creator);
  const sizing = useSizing(creator, generation.add);
  const saving = useSaving(state.document, ownNameOf);
  usePendingSave(state.document, saving);
  const { tab, setTab, sheet, select, deselect, showExport, showSave } = useInspector(creator);
  const [helpOpen, setHelpOpen] = useState(false);
  const help = useOnDemand(findHelp);

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

  const setStyle = useHandler((style: PaletteStyleId) => dispatch({ type: 'setStyle', style }));
  const save = useHandler(() => {
    if (!saving.savePalette()) showSave();
  });
  const share = useHandler(() => sharePalette(state.document));
  const showImport = useHandler(files.show);
  const showHelp = useHandler(async () => setHelpOpen(await help.load()));

  useCreatorShortcuts(creator, {
    sizing,
    undo,
    redo,
    generate: generation.randomize,
    help: showHelp,
    export: showExport,
    deselect,
    share,
    save,
  });

  return (
    <div className="flex flex-col border-b border-line lg:h-[calc(100dvh-3.5rem-var(--strip,0rem))] lg:min-h-150">
      <Toolbar
        pending={generation.pending}
        randomize={generation.randomize}
        renew={generation.renew}
        document={shown.document}
        style={state.document.style}
        onStyle={setStyle}
        undoCount={shown.history.past.length}
        redoCount={shown.history.future.length}
        onUndo={undo}
        onRedo={redo}
        onAdd={sizing.add}
        onExport={showExport}
        onSave={showSave}
        onShare={share}
        onImport={showImport}
        onHelp={showHelp}
      />
      <LinkNotice query={creator.opened} colors={colors} onChoose={chooseFromLink} />
      <div className="flex min-h-0 flex-1 flex-col lg:flex-row">
        <SlotList
          {...{ creator, sizing }}
          names={shownNames}
          onStar={saving.star}
          onSelect={select}
        />
        <Inspector
          creator={creator}
          shown={shown.document}
          generation={generation}
          {...{ saving, sizing, nameOf, ownNameOf, tab, sheet }}
          onTab={setTab}
          onSave={save}
          onClose={deselect}
        />
      </div>
      <Announcer document={state.document} isMoving={state.gesture !== undefined} />
      <PageSheet
        find={() => namedPalette(exportedDocument(state.document, nameOf, ownNameOf), 'plain')}
      />
      {files.DropHint && <files.DropHint />}
      {files.ImportDialog && <files.ImportDialog {...files.dialog} />}
      {help.part && <help.part open={helpOpen} onClose={() => setHelpOpen(false)} />}
    </div>
  );
}

/** Saves what a visitor wanted to save before they were led to sign in, once. */
function usePendingSave(
  document: CreatorDocument,
  { savePalette, saveColor }: ReturnType<typeof useSaving>,
) {
  const userId = useAuth().user?.id;

  const savePending = useHandler((id: string) => {
    const pending = takePendingSave(placeOf(document), id);
    if (pending?.color) saveColor(pending.color);
    else if (pending) savePalette();
  });

  useEffect(() => {
    if (userId) savePending(userId);
  }, [userId, savePending]);
}
