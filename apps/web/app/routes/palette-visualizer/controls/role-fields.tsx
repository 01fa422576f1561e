import { COLOR_ROLES, type ColorRole, describe, formatHex, parseHex } from '@swatchwork/color';
import type { ExportedPalette } from '@swatchwork/formats';

import { Swatch } from '../../../ui/swatches/swatch.tsx';
import { usePaint } from '../kit/use-paint.ts';
import type { View } from '../state/view.ts';

const LABELS: Record<ColorRole, string> = {
  page: 'Page',
  surface: 'Surface',
  primary: 'Primary',
  secondary: 'Secondary',
  accent: 'Accent',
  text: 'Text',
};

type Props = {
  palette: ExportedPalette;
  view: View;
  change: (next: Partial<View>) => void;
};

/** The color of each role; with 'Auto', the properties of the colors decide. */
export function RoleFields({ palette, view, change }: Props) {
  const { theme } = usePaint();

  function choose(role: ColorRole, place: string) {
    const { [role]: _, ...rest } = view.chosen;
    change({ chosen: place === '' ? rest : { ...rest, [role]: Number(place) - 1 } });
  }

  return (
    <ul className="space-y-2">
      {COLOR_ROLES.map((role) => {
        const hex = formatHex(theme.roles[role]);
        const isOwn = palette.colors.includes(hex);
        return (
          <li key={role} className="grid grid-cols-[2.75rem_minmax(0,1fr)] items-center gap-2.5">
            <Swatch color={hex} className="h-11 rounded-control border border-outline" />
            <div className="relative">
              <label htmlFor={`role-${role}`} className="sr-only">
                {LABELS[role]}
              </label>
              <span
                aria-hidden="true"
                className="pointer-events-none absolute top-1 left-3 text-sm text-muted"
              >
                {LABELS[role]}
                {!isOwn && ', adjusted'}
              </span>
              <select
                id={`role-${role}`}
                name={role}
                autoComplete="off"
                value={view.chosen[role] === undefined ? '' : String(view.chosen[role] + 1)}
                onChange={(event) => choose(role, event.target.value)}
                className="min-h-13 w-full rounded-control border border-outline bg-raised px-2 pt-5 pb-0.5 text-sm"
              >
                <option value="">{`Auto: ${hex}`}</option>
                {palette.colors.map((color, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: places are fixed
                  <option key={i} value={i + 1}>
                    {`${color}, ${describe(parseHex(color)!)}`}
                  </option>
                ))}
              </select>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
