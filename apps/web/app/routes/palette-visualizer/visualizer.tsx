import { useMemo } from 'react';
import { PaletteNameContext } from '../../designs/kit/palette-name.ts';
import { paletteTheme } from '../../designs/kit/palette-theme.ts';
import { ThemeContext } from '../../designs/kit/use-paint.ts';
import type { NamedPalette } from '../../palettes/carried-palette.ts';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { Controls } from './controls/controls.tsx';
import { Designs } from './designs.tsx';
import { useView } from './state/use-view.ts';
import { TABS, writeView } from './state/view.ts';

type Props = { palette: NamedPalette; params: URLSearchParams };

/** The designs in the colors of the palette, and beside them the settings. */
export function Visualizer({ palette, params }: Props) {
  const linked = params.has('colors');
  const [view, change] = useView(palette, params);
  const theme = useMemo(() => paletteTheme(palette.colors, view), [palette, view]);

  const tabs = TABS.map(({ id, label }) => ({
    id,
    label,
    to: writeView(palette, { ...view, tab: id }),
    content: id === view.tab && <Designs tab={id} label={label} linked={linked} />,
  }));

  return (
    <ThemeContext value={theme}>
      <PaletteNameContext value={palette.name}>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
          <Controls palette={palette} view={view} change={change} roles={theme.roles} />
          <Tabs label="Designs" tabs={tabs} value={view.tab} />
        </div>
      </PaletteNameContext>
    </ThemeContext>
  );
}
