import { COLOR_ROLES, type ColorRole, describe, type Hex, parseHex } from '@swatchwork/color';
import { ROLE_LABELS } from '../../../colors/role-labels.ts';
import type { NamedPalette } from '../../../palettes/carried-palette.ts';
import { SelectBox } from '../../../ui/fields/select-box.tsx';
import { Swatch } from '../../../ui/swatches/swatch.tsx';
import type { View } from '../state/view.ts';

type Props = {
  palette: NamedPalette;
  view: View;
  change: (next: Partial<View>) => void;
  roles: Readonly<Record<ColorRole, Hex>>;
};

/** The color of each role; with 'Auto', the properties of the colors decide. */
export function RoleFields({ palette, view, change, roles }: Props) {
  function choose(role: ColorRole, place: string) {
    const { [role]: _, ...rest } = view.chosen;
    change({ chosen: place === '' ? rest : { ...rest, [role]: Number(place) - 1 } });
  }

  return (
    <ul className="space-y-2">
      {COLOR_ROLES.map((role) => {
        const hex = roles[role];
        const isOwn = palette.colors.includes(hex);
        return (
          <li key={role} className="grid grid-cols-[2.75rem_minmax(0,1fr)] items-center gap-2.5">
            <Swatch color={hex} className="h-11 rounded-control border border-outline" />
            <div className="relative">
              <label htmlFor={`role-${role}`} className="sr-only">
                {ROLE_LABELS[role]}
              </label>
              <span
                aria-hidden="true"
                className="pointer-events-none absolute top-1 left-3 z-1 text-sm text-muted"
              >
                {ROLE_LABELS[role]}
                {!isOwn && ', adjusted'}
              </span>
              <SelectBox
                id={`role-${role}`}
                name={role}
                autoComplete="off"
                value={view.chosen[role] === undefined ? '' : String(view.chosen[role] + 1)}
                onChange={(event) => choose(role, event.target.value)}
                className="min-h-13 pt-5 pb-0.5 pl-3 text-sm"
              >
                <option value="">{`Auto: ${hex}`}</option>
                {palette.colors.map((color, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: places are fixed
                  <option key={i} value={i + 1}>
                    {`${color}, ${describe(parseHex(color)!)}`}
                  </option>
                ))}
              </SelectBox>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
