import { useState } from 'react';
import { useHandler } from '../../../ui/use-handler.ts';
import type { Creator } from '../state/use-creator.ts';

/**
 * The open tab of the inspector. The check is part of the link: a link with it opens its tab, and
 * choosing its tab shows it.
 */
export function useInspectorTab({ state, dispatch }: Creator) {
  const { checking } = state.document;
  const [tab, setChosen] = useState(checking ? 'check' : 'tune');
  if (checking && tab !== 'check') setChosen('check'); // by a link, or by going back

  const setTab = useHandler((id: string) => {
    setChosen(id);
    if (checking !== (id === 'check')) dispatch({ type: 'toggleCheck' });
  });

  return [tab, setTab] as const;
}
