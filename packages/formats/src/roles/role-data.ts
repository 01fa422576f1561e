import { jsonText } from '../text/text.ts';
import { colorValue } from '../themes/dtcg.ts';
import { DESIGN_MODES, type DesignRoles, type RoleColors } from './design-roles.ts';

/**
 * Design tokens: the groups `light` and `dark` hold the same roles. One file, since every tool reads
 * it, also those without resolvers.
 *
 * @see https://www.designtokens.org/TR/2025.10/format/
 */
export const writeRolesTokens = (roles: DesignRoles): string =>
  jsonText(
    Object.fromEntries(
      DESIGN_MODES.map((mode) => [mode, { $type: 'color', ...tokens(roles[mode]) }]),
    ),
  );

const tokens = (colors: RoleColors) =>
  Object.fromEntries(
    Object.entries(colors).map(([role, hex]) => [role, { $value: colorValue({ hex }) }]),
  );

/**
 * `{name, roles: {light, dark}, createdAt}` as indented JSON.
 *
 * @param createdAt Written as ISO 8601 in UTC.
 * @throws {RangeError} If `createdAt` is not a valid date.
 */
export const writeRolesJson = ({ name, light, dark }: DesignRoles, createdAt: Date): string =>
  jsonText({ name, roles: { light, dark }, createdAt: createdAt.toISOString() });
