import { THEME_MODES, type Theme, type ThemeMode } from '@swatchwork/theme';
import {
  type CSSProperties,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useDeferredValue,
  useState,
} from 'react';
import { VisionSelect } from '../../../colors/vision-select.tsx';
import { MODE_NAMES } from '../../../themes/mode-names.ts';
import { Segments } from '../../../ui/fields/segments.tsx';
import { VisionFilter } from '../../../ui/swatches/vision-filter.tsx';
import type { ThemeDispatch } from '../state/use-theme-state.ts';
import { DESIGNS, type DesignId, type View } from '../state/view.ts';
import { designVariables } from './design-variables.ts';
import type { FramePainter } from './frame-painter.ts';
import { ModeStrip } from './mode-strip.tsx';
import './preview.css';
import { ThemeContext } from '../../../designs/kit/use-paint.ts';
import { WebTab } from '../../../designs/mockups/web/web-tab.tsx';
import { VARIABLE_THEME } from '../../../themes/variable-theme.ts';
import { roleVariables } from './role-variables.ts';

const OwnPage = lazy(async () => ({ default: (await import('./own-page.tsx')).OwnPage }));

const MODES = [
  { value: 'all', label: 'All' },
  ...THEME_MODES.map((mode) => ({
    value: mode,
    label: mode === 'high-contrast' ? 'High' : MODE_NAMES[mode],
  })),
] as const;

const DESIGN_CHOICES = DESIGNS.map(({ id, label }) => ({ value: id, label }));

type Props = {
  theme: Theme;
  painter: FramePainter;
  view: View;
  dispatch: ThemeDispatch;
};

/** The theme at work: designs in each mode, and as other eyes see them. */
export const Preview = memo(function Preview({ theme, painter, view, dispatch }: Props) {
  // What was chosen before stays until the next design is loaded.
  const { design, mode } = useDeferredValue(view);
  const modes = mode === 'all' ? THEME_MODES : [mode];
  const look = (next: Partial<View>) => dispatch({ type: 'look', view: next });

  return (
    <section aria-labelledby="preview" className="min-w-0">
      <h2 id="preview" className="sr-only">
        Preview
      </h2>
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3 noscript:hidden">
        <div className="max-w-full overflow-x-auto">
          <Segments
            label="Design"
            options={DESIGN_CHOICES}
            value={view.design}
            onChange={(chosen) => look({ design: chosen })}
          />
        </div>
        <Segments
          label="Mode"
          options={MODES}
          value={view.mode}
          onChange={(chosen) => look({ mode: chosen as View['mode'] })}
        />
        <VisionSelect
          className="w-full sm:w-52"
          value={view.vision}
          onChange={(vision) => look({ vision })}
        />
      </div>
      {view.vision && <VisionFilter id="theme-vision" type={view.vision} severity={1} />}
      {design === 'own' ? (
        <OwnPage theme={theme} modes={modes} isSeen={view.vision !== undefined} />
      ) : (
        <ModeStrip count={modes.length}>
          {modes.map((mode) => (
            <ModeFigure
              // Its variables are those of the design.
              key={`${mode} ${design}`}
              theme={theme}
              painter={painter}
              mode={mode}
              design={design}
              isAlone={modes.length === 1}
              isSeen={view.vision !== undefined}
            />
          ))}
        </ModeStrip>
      )}
    </section>
  );
});

type FigureProps = {
  theme: Theme;
  painter: FramePainter;
  mode: ThemeMode;
  design: Exclude<View['design'], 'own'>;
  isAlone: boolean;
  isSeen: boolean;
};

/** One mode of the theme. Its colors are variables of the frame, so the design is rendered once. */
function ModeFigure({ theme, painter, mode, design, isAlone, isSeen }: FigureProps) {
  const variablesOf = useCallback(
    (one: Theme) => (design === 'parts' ? roleVariables(one, mode) : designVariables(one, mode)),
    [mode, design],
  );
  // With these it arrives; from then on the painter changes them, and React leaves them alone.
  const [first] = useState(() => variablesOf(theme) as CSSProperties);
  const frame = useCallback(
    (element: HTMLDivElement) => painter.add(element, variablesOf),
    [painter, variablesOf],
  );

  return (
    <figure className="min-w-0">
      <figcaption className="mb-1.5 flex items-baseline justify-between gap-3 text-sm">
        <span className="font-medium">{MODE_NAMES[mode]}</span>
        <span className="text-muted">{theme.modes[mode].target}</span>
      </figcaption>
      <div
        ref={frame}
        style={isSeen ? { ...first, filter: 'url(#theme-vision)' } : first}
        className="forced-color-adjust-none"
      >
        {designOf(design, isAlone)}
      </div>
    </figure>
  );
}

// Loaded when they are chosen.
const DashboardTab = lazy(async () => ({
  default: (await import('../../../designs/mockups/dashboard/dashboard-tab.tsx')).DashboardTab,
}));
const HomeScreen = lazy(async () => ({
  default: (await import('../../../designs/mockups/mobile/home-screen.tsx')).HomeScreen,
}));
const MobileTab = lazy(async () => ({
  default: (await import('../../../designs/mockups/mobile/mobile-tab.tsx')).MobileTab,
}));
const Parts = lazy(async () => ({ default: (await import('./parts.tsx')).Parts }));

const themed = (design: ReactNode) => <ThemeContext value={VARIABLE_THEME}>{design}</ThemeContext>;

// Created once: React never renders them again. The boundary lets React take the page over before
// the design, which nobody can act on.
const SITE = <Suspense>{themed(<WebTab />)}</Suspense>;
const DASHBOARD = themed(<DashboardTab />);
const PHONE = themed(<HomeScreen />);
const PHONES = themed(<MobileTab />);
const PARTS = <Parts />;

/** A design in the colors of the frame around it; alone, it may take more room. */
function designOf(design: Exclude<DesignId, 'own'>, isAlone: boolean): ReactNode {
  switch (design) {
    case 'site':
      return SITE;
    case 'dashboard':
      return DASHBOARD;
    case 'phone':
      return isAlone ? PHONES : PHONE;
    case 'parts':
      return PARTS;
  }
}
