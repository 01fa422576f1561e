import {
  THEME_MODES,
  THEME_TARGETS,
  type ThemeMode,
  type ThemeSolids,
  type ThemeVision,
} from '@swatchwork/theme';
import { STEPS, type ThemeDocument } from '@swatchwork/theme/link';
import { ChevronDown } from 'lucide-react';
import { memo } from 'react';
import { MODE_NAMES } from '../../themes/mode-names.ts';
import { Segments } from '../../ui/fields/segments.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { OptionalColor } from './optional-color.tsx';
import type { ThemeDispatch } from './state/use-theme-state.ts';

const NEUTRALS = [
  { value: 'brand', label: 'Brand’s hue' },
  { value: 'pure', label: 'Pure gray' },
] as const;

const TARGETS = THEME_TARGETS.map((target) => ({ value: target, label: target }));

const SOLIDS = [
  { value: 'auto', label: 'Automatic' },
  { value: 'exact', label: 'Exact' },
  { value: 'white-words', label: 'White text' },
] as const satisfies readonly { value: ThemeSolids; label: string }[];

const VISIONS = [
  { value: 'every', label: 'All kinds' },
  { value: 'protan-deutan', label: 'Red-green (protan, deutan)' },
  { value: 'tritan', label: 'Blue-yellow (tritan)' },
] as const satisfies readonly { value: ThemeVision; label: string }[];

const STEP_COUNTS = Array.from({ length: STEPS.most - STEPS.least + 1 }, (_, i) => {
  const value = String(i + STEPS.least);
  return { value, label: value === String(STEPS.usual) ? `${value}, 50 to 950` : value };
});

type Props = Pick<
  ThemeDocument,
  'neutral' | 'grounds' | 'target' | 'solids' | 'vision' | 'steps'
> & {
  dispatch: ThemeDispatch;
};

/** The few choices that matter, and the others behind a disclosure. */
export const Choices = memo(function Choices(props: Props) {
  const { neutral, grounds, target, solids, vision, steps, dispatch } = props;
  const change = (next: Partial<ThemeDocument>, gesture?: string) =>
    dispatch({ type: 'change', change: next, ...(gesture && { gesture }) });
  const isOwn = neutral !== 'brand' && neutral !== 'pure';

  function setGround(mode: ThemeMode, color: string | undefined) {
    const { [mode]: _, ...others } = grounds;
    change({ grounds: color ? { ...others, [mode]: color } : others }, `ground ${mode}`);
  }

  return (
    <div className="space-y-4">
      <div className="flex flex-wrap gap-x-3 gap-y-4 *:grow">
        <Segments
          label="Neutral"
          name="neutral"
          options={NEUTRALS}
          value={neutral}
          onChange={(value) => change({ neutral: value })}
        />
        <Segments
          label="Contrast"
          name="target"
          options={TARGETS}
          value={target}
          onChange={(value) => change({ target: value })}
        />
        <Segments
          label="Buttons"
          name="solids"
          options={SOLIDS}
          value={solids}
          onChange={(value) => change({ solids: value })}
        />
      </div>
      <details className="group">
        <summary className="flex min-h-11 list-none items-center gap-2 font-medium [&::-webkit-details-marker]:hidden">
          More choices
          <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
        </summary>
        <div className="space-y-4 pb-2">
          <OptionalColor
            label="Tint of the neutral colors"
            value={isOwn ? neutral : ''}
            placeholder="hue of a color"
            onChange={(color) => change({ neutral: color ?? 'brand' }, 'neutral')}
          />
          <div className="grid gap-3 sm:grid-cols-2">
            {THEME_MODES.map((mode) => (
              <OptionalColor
                key={mode}
                label={`Background, ${MODE_NAMES[mode].toLowerCase()}`}
                name={mode}
                value={grounds[mode] ?? ''}
                placeholder="automatic"
                onChange={(color) => setGround(mode, color)}
              />
            ))}
            <Select
              label="Steps of a scale"
              name="steps"
              autoComplete="off"
              options={STEP_COUNTS}
              value={String(steps)}
              onChange={(event) => change({ steps: Number(event.target.value) })}
            />
            <Select
              label="Status and chart colors for color vision"
              className="sm:col-span-2"
              name="vision"
              autoComplete="off"
              options={VISIONS}
              value={vision}
              onChange={(event) => change({ vision: event.target.value as ThemeVision })}
            />
          </div>
        </div>
      </details>
    </div>
  );
});
