import type { FormatId } from '../constants.ts';
import type { Format } from '../write/formats.ts';
import type { DesignRoles } from './design-roles.ts';
import { writeRolesJson, writeRolesTokens } from './role-data.ts';
import { writeRolesCss, writeRolesScss, writeRolesTailwind } from './role-sheets.ts';

export { type DesignRoles, paletteOfRoles, type RoleColors } from './design-roles.ts';
export { writeRolesJson } from './role-data.ts';
export { writeRolesCss } from './role-sheets.ts';

/** The formats of text that hold roles by name, in both modes. */
const TEXTS: Partial<Record<FormatId, (roles: DesignRoles, now: Date) => string>> = {
  css: writeRolesCss,
  scss: writeRolesScss,
  tailwind: writeRolesTailwind,
  tokens: writeRolesTokens,
  json: writeRolesJson,
};

/**
 * A format that writes these roles by their names and modes, whatever palette it is given; a format
 * that cannot is returned as it is, for the palette of {@link paletteOfRoles}.
 */
export function formatOfRoles(format: Format, roles: DesignRoles): Format {
  if (!format.isText) {
    return format.id === 'xcassets' ? { ...format, write: () => writeCatalog(roles) } : format;
  }
  const write = TEXTS[format.id];
  return write ? { ...format, write: (_, now) => write(roles, now) } : format;
}

/** ZIP is loaded where it is asked for. */
const writeCatalog = async (roles: DesignRoles) =>
  (await import('../swatch-files/xcassets.ts')).writeRolesXcassets(roles);
