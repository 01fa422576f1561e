import { assignRoles, COLOR_ROLES, formatHex, type Hex, parseHex } from '@swatchwork/color';

import { ROLE_LABELS } from '../../../colors/role-labels.ts';
import { Swatch } from '../../../ui/swatches/swatch.tsx';

/** The color of each role in a design, as the visualizer assigns them. */
export function PaletteRoles({ colors }: { colors: readonly Hex[] }) {
  const roles = assignRoles(colors.map((hex) => parseHex(hex)!));

  return (
    <ul aria-label="Roles" className="divide-y divide-line border-y border-line">
      {COLOR_ROLES.map((role) => {
        const hex = formatHex(roles[role]);
        return (
          <li key={role} className="flex items-center gap-3 py-2 text-sm">
            <Swatch color={hex} className="size-9 shrink-0 rounded-control border border-line" />
            <span className="flex-1">
              {ROLE_LABELS[role]}
              {!colors.includes(hex) && <span className="text-muted">, adjusted</span>}
            </span>
            <span className="font-mono">{hex}</span>
          </li>
        );
      })}
    </ul>
  );
}
