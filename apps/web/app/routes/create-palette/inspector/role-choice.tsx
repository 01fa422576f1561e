import { assignRoles, COLOR_ROLES, formatHex, type Hex, parseHex } from '@swatchwork/color';
import { memo } from 'react';

import { ROLE_LABELS } from '../../../colors/role-labels.ts';
import { type ChosenRoles, roleAt } from '../../../palettes/chosen-roles.ts';
import { Select } from '../../../ui/fields/select.tsx';
import type { Creator } from '../state/use-creator.ts';

type Props = Pick<Creator, 'dispatch'> & {
  slot: number;
  colors: readonly Hex[];
  roles: ChosenRoles;
};

/** What a color is for: the preview uses it so, and themes are made around the primary color. */
export const RoleChoice = memo(function RoleChoice({ slot, colors, roles, dispatch }: Props) {
  const own = roleAt(roles, slot);
  const automatic = own ? undefined : automaticRole(colors, roles, slot);

  return (
    <Select
      label="Role"
      name="role"
      autoComplete="off"
      className="w-46"
      value={own ?? ''}
      onChange={({ target }) =>
        dispatch({ type: 'setRole', slot, role: COLOR_ROLES.find((role) => role === target.value) })
      }
      options={[
        { value: '', label: automatic ? `Auto: ${ROLE_LABELS[automatic]}` : 'Auto' },
        ...COLOR_ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] })),
      ]}
    />
  );
});

/** The role that a color has by its properties, if it has one. */
function automaticRole(colors: readonly Hex[], chosen: ChosenRoles, slot: number) {
  const palette = colors.map((hex) => parseHex(hex)!);
  const given = Object.entries(chosen).flatMap(([role, place]) =>
    palette[place] ? [[role, palette[place]]] : [],
  );
  const roles = assignRoles(palette, { chosen: Object.fromEntries(given) });
  return COLOR_ROLES.find((role) => formatHex(roles[role]) === colors[slot]);
}
