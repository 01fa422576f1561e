import { COLOR_ROLES, type ColorRole } from '@swatchwork/color';

/** Index in the palette, from 0, of the color to which a person gave the role. */
export type ChosenRoles = Readonly<Partial<Record<ColorRole, number>>>;

/** The roles of a link of any origin, such as `primary=3`: places count from 1, and unreadable ones are left out. */
export function readRoles(params: URLSearchParams, size: number): ChosenRoles {
  const roles: Partial<Record<ColorRole, number>> = {};
  for (const role of COLOR_ROLES) {
    const place = Number(params.get(role));
    if (Number.isInteger(place) && place >= 1 && place <= size) roles[role] = place - 1;
  }
  return roles;
}

/** The entries of a link; those of roles that nobody chose are empty. */
export const writeRoles = (roles: ChosenRoles = {}): Record<string, string> =>
  Object.fromEntries(COLOR_ROLES.map((role) => [role, String((roles[role] ?? -1) + 1 || '')]));

/** The role of a color, if it was given one. */
export const roleAt = (roles: ChosenRoles, place: number): ColorRole | undefined =>
  COLOR_ROLES.find((role) => roles[role] === place);

/** The roles once their colors stand at other places; a place below 0 is that of a color that has gone. */
export const rolesMoved = (roles: ChosenRoles, to: (place: number) => number): ChosenRoles =>
  Object.fromEntries(
    Object.entries(roles)
      .map(([role, place]) => [role, to(place)] as const)
      .filter(([, place]) => place >= 0),
  );
