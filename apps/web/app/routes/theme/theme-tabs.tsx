import {
  describeNote,
  type Scale,
  THEME_MODES,
  type Theme,
  type ThemeMode,
} from '@swatchwork/theme';
import type { ThemeDocument } from '@swatchwork/theme/link';
import { memo, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { MODE_NAMES } from '../../themes/mode-names.ts';
import { OwnTheme } from '../../themes/own/own-theme.tsx';
import { Segments } from '../../ui/fields/segments.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { LongList } from '../../ui/text/long-list.tsx';
import { Contract } from './contract/contract.tsx';
import { Separations } from './contract/separations.tsx';
import type { FramePainter } from './preview/frame-painter.ts';
import { Preview } from './preview/preview.tsx';
import { Roles } from './roles/roles.tsx';
import { ScaleRow } from './scales/scale-row.tsx';
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

/** What was decided or changed, and why. */
const Moved = memo(function Moved({ theme: { notes } }: { theme: Theme }) {
  return (
    <section aria-labelledby="moved">
      <h2 id="moved" className="text-xl">
        What was changed, and why
      </h2>
      {notes.length === 0 ? (
        <p className="mt-1 text-muted">
          Nothing: every brand color is used unchanged in all its roles.
        </p>
      ) : (
        <LongList label="What was changed" items={notes.map(describeNote)} />
      )}
    </section>
  );
});

const SYSTEMS = [
  { value: 'tonal', label: 'Tonal' },
  ...THEME_MODES.map((mode) => ({
    value: mode,
    label: mode === 'high-contrast' ? '12, high' : `12, ${mode}`,
  })),
] as const;

/** Every family in all its steps, with the contrast of the text that stands on each. */
const Scales = memo(function Scales({ theme }: { theme: Theme }) {
  const [system, setSystem] = useState<'tonal' | ThemeMode>('tonal');
  const scales = Object.values(theme.scales).filter((scale): scale is Scale => scale !== undefined);
  const brandSteps = new Map(theme.brands.map(({ family, step }) => [family, step]));

  return (
    <section aria-labelledby="scales">
      <h2 id="scales" className="text-lg">
        Scales
      </h2>
      <p className="mt-0.5 text-sm text-muted">
        Below each step: its contrast with black or white, whichever is higher.
      </p>
      <div className="mt-3 noscript:hidden">
        <Segments
          label="Steps"
          options={SYSTEMS}
          value={system}
          onChange={(value) => setSystem(value as 'tonal' | ThemeMode)}
        />
      </div>
      <ul aria-label="Scales" className="mt-4 space-y-4">
        {scales.map((scale) => (
          <ScaleRow
            key={scale.family}
            family={scale.family}
            name={scale.name}
            steps={system === 'tonal' ? scale.tonal : scale.twelve[system]}
            hint={system === 'tonal' ? '' : MODE_NAMES[system]}
            pinned={system === 'tonal' ? brandSteps.get(scale.family as 'brand') : undefined}
          />
        ))}
      </ul>
    </section>
  );
});
