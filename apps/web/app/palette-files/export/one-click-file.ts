import { type ExportedPalette, fileName, writeCss, writeJson } from '@swatchwork/formats';
import type { DesignRoles } from '@swatchwork/formats/roles';

/** The label of its button. */
export type OneClickFormat = 'CSS' | 'JSON' | 'SVG' | 'PNG';

const text = (type: string, content: string) => ({ file: new Blob([content], { type }) });

type Written = {
  file: Blob;
  /** Sentences about what the file does not hold of the colors. */
  losses?: readonly string[];
};

type Write = (palette: ExportedPalette, roles?: DesignRoles) => Written | Promise<Written>;

/** The writers of roles are for the one page that has them. */
const loadRoles = () => import('@swatchwork/formats/roles');

const WRITERS: Record<OneClickFormat, Write> = {
  CSS: async (palette, roles) =>
    text('text/css', roles ? (await loadRoles()).writeRolesCss(roles) : writeCss(palette)),
  JSON: async (palette, roles) => {
    const now = new Date();
    const json = roles ? (await loadRoles()).writeRolesJson(roles, now) : writeJson(palette, now);
    return text('application/json', json);
  },
  async SVG(palette) {
    const { writeSvg } = await import('@swatchwork/formats/svg');
    return text('image/svg+xml', writeSvg(palette));
  },
  async PNG(palette) {
    const { pngFile } = await import('./png-file.ts');
    return pngFile(palette);
  },
};

/** A file of the palette, named after it; loaded with the first click. */
export async function oneClickFile(
  format: OneClickFormat,
  palette: ExportedPalette,
  roles?: DesignRoles,
): Promise<Written & { name: string }> {
  const name = fileName(palette.name, format.toLowerCase());
  return { name, ...(await WRITERS[format](palette, roles)) };
}
