import { THEME_MODES, type Theme, type ThemeMode } from '@swatchwork/theme';
import { type CSSProperties, useCallback, useState } from 'react';

import { MODE_NAMES } from '../../../themes/mode-names.ts';
import type { FramePainter } from './frame-painter.ts';
import { roleVariables } from './role-variables.ts';

type Props = { theme: Theme; painter: FramePainter };

/** Each mode in small, for a phone, where the designs are below the settings. */
export const ModeCards = (props: Props) => (
  <div className="grid grid-cols-3 gap-2">
    {THEME_MODES.map((mode) => (
      <ModeCard key={mode} mode={mode} {...props} />
    ))}
  </div>
);

function ModeCard({ theme, painter, mode }: Props & { mode: ThemeMode }) {
  const variablesOf = useCallback((one: Theme) => roleVariables(one, mode), [mode]);
  const [first] = useState(() => variablesOf(theme) as CSSProperties);
  const frame = useCallback(
    (element: HTMLDivElement) => painter.add(element, variablesOf),
    [painter, variablesOf],
  );

  return (
    <div
      ref={frame}
      role="img"
      aria-label={`${MODE_NAMES[mode]}: text, muted text and a button`}
      style={first}
      className="flex items-end justify-between gap-1 rounded-control border border-(--color-border) bg-(--color-ground) p-2 text-sm leading-tight text-(--color-text) forced-color-adjust-none"
    >
      <span>
        <b className="block text-lg">Aa</b>
        <span className="text-[0.75rem] text-(--color-text-muted)">
          {MODE_NAMES[mode].slice(0, 5)}
        </span>
      </span>
      <span className="rounded-[6px] bg-(--color-brand-solid) px-1.5 py-1 text-[0.75rem] font-medium text-(--color-brand-on-solid)">
        Book
      </span>
    </div>
  );
}
