import { type Scale, THEME_MODES, type Theme, type ThemeMode } from '@swatchwork/theme';
import { memo, useState } from 'react';
import { MODE_NAMES } from '../../../themes/mode-names.ts';
import { Segments } from '../../../ui/fields/segments.tsx';
import { ScaleRow } from './scale-row.tsx';

const SYSTEMS = [
  { value: 'tonal', label: 'Tonal' },
  ...THEME_MODES.map((mode) => ({
    value: mode,
    label: mode === 'high-contrast' ? '12, high' : `12, ${mode}`,
  })),
] as const;

/** Every family in all its steps, with the contrast of the text that stands on each. */
export const Scales = memo(function Scales({ theme }: { theme: Theme }) {
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
