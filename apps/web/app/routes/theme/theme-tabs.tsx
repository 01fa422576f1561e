import type { Theme } from '@swatchwork/theme';
import type { ThemeDocument } from '@swatchwork/theme/link';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';

import { OwnTheme } from '../../themes/own/own-theme.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { Contract } from './contract/contract.tsx';
import { Moved } from './contract/moved.tsx';
import { Separations } from './contract/separations.tsx';
import type { FramePainter } from './preview/frame-painter.ts';
import { Preview } from './preview/preview.tsx';
import { Roles } from './roles/roles.tsx';
import { Scales } from './scales/scales.tsx';
import type { ThemeDispatch } from './state/use-theme-state.ts';
import { TABS, type TabId, type View } from './state/view.ts';

type Props = {
  theme: Theme;
  document: ThemeDocument;
  painter: FramePainter;
  view: View;
  dispatch: ThemeDispatch;
  hrefOf: (tab: TabId) => string;
};

/** What the theme looks like, what it promises, what it consists of, and what it can do for another. */
export function ThemeTabs({ theme, document, painter, view, dispatch, hrefOf }: Props) {
  useAnchors(dispatch);
  const contents: Record<TabId, ReactNode> = {
    preview: <Preview {...{ theme, painter, view, dispatch }} />,
    proof: (
      <div className="space-y-12">
        <Contract theme={theme} />
        <Separations theme={theme} />
        <Moved theme={theme} />
      </div>
    ),
    roles: (
      <div className="space-y-12">
        <Roles theme={theme} document={document} dispatch={dispatch} />
        <Scales theme={theme} />
      </div>
    ),
    repair: <OwnTheme />,
  };

  return (
    <div id="result" className="min-w-0">
      <Tabs
        label="Theme"
        value={view.tab}
        tabs={TABS.map(({ id, label }) => ({ id, label, to: hrefOf(id), content: contents[id] }))}
      />
    </div>
  );
}

/** The tabs of sections to which links lead. */
const TAB_OF_ANCHOR: Readonly<Record<string, TabId>> = {
  '#proof': 'proof',
  '#contract': 'proof',
  '#separations': 'proof',
  '#moved': 'proof',
  '#roles': 'roles',
  '#scales': 'roles',
  '#repair': 'repair',
  '#own-theme': 'repair',
};

/** Opens the tab of the section that the address names. */
function useAnchors(dispatch: ThemeDispatch) {
  const { hash } = useLocation();
  useEffect(() => {
    const tab = TAB_OF_ANCHOR[hash];
    if (tab) dispatch({ type: 'look', view: { tab } });
  }, [hash, dispatch]);
}
