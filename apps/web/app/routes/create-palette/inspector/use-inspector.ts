import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { useHandler } from '../../../ui/use-handler.ts';
import { useSheet } from '../sheet/use-sheet.ts';
import { focusSwatch, showSwatch } from '../slots/focus-swatch.ts';
import type { Creator } from '../state/use-creator.ts';

/** The inspector's tab and sheet, and what leads to it: a chosen slot, the files, the save form. */
export function useInspector(creator: Creator) {
  const { dispatch } = creator;
  const [tab, setTab] = useInspectorTab(creator);
  const sheet = useSheet();

  /** On a phone the inspector opens over the foot of the screen, and the color stays in view. */
  const select = useHandler((slot: number) => {
    dispatch({ type: 'select', slot });
    if (!sheet.isPhone()) return;
    focusSwatch(slot);
    setTab('tune');
    sheet.open();
    showSwatch(slot);
  });

  const deselect = useHandler(() => {
    dispatch({ type: 'select', slot: undefined });
    sheet.close();
  });

  const showExport = useHandler(() => {
    flushSync(() => setTab('export'));
    sheet.open('[role=tab][aria-selected=true]');
  });

  const showSave = useHandler(() => sheet.open('[data-save] input'));

  // A link that ends in #export leads straight to the files, one with #save to the form.
  const { hash } = useLocation();
  useEffect(() => {
    const show = hash === '#export' ? showExport : hash === '#save' && showSave;
    if (!show) return;
    // In the next frame: the shell moves the focus to the content of a new page.
    const frame = requestAnimationFrame(show);
    return () => cancelAnimationFrame(frame);
  }, [hash, showExport, showSave]);

  return { tab, setTab, sheet, select, deselect, showExport, showSave };
}

/**
 * The open tab of the inspector. The check is part of the link: a link with it opens its tab, and
 * choosing its tab shows it.
 */
function useInspectorTab({ state, dispatch }: Creator) {
  const { checking } = state.document;
  const [tab, setChosen] = useState(checking ? 'check' : 'tune');
  if (checking && tab !== 'check') setChosen('check'); // by a link, or by going back

  const setTab = useHandler((id: string) => {
    setChosen(id);
    if (checking !== (id === 'check')) dispatch({ type: 'toggleCheck' });
  });

  return [tab, setTab] as const;
}
