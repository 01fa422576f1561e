import { FAMILY_ROLES, type Family, NEUTRAL_ROLES, type RoleName } from '../model/names.ts';

/** The names of a family's roles, in the order in which they are listed. */
export const rolesOf = (family: Family): readonly RoleName[] =>
  family === 'neutral' ? NEUTRAL_ROLES : FAMILY_ROLES.map((role): RoleName => `${family}-${role}`);
