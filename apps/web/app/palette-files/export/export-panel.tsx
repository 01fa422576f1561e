import { type ExportedPalette, fileName, writeCss, writeJson } from '@swatchwork/formats';

import type { DesignRoles } from '@swatchwork/formats/roles';
import { memo } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { toast } from '../../ui/messages/toast.ts';
import { download } from './download.ts';
import { MoreFormats } from './more-formats.tsx';
import type { Exportable } from './named-palette.ts';

const text = (type: string, content: string) => new Blob([content], { type });

type Write = (palette: ExportedPalette, roles?: DesignRoles) => Blob | Promise<Blob>;

/** The writers of roles are for the one page that has them. */
const loadRoles = () => import('@swatchwork/formats/roles');

/** The file formats by the label of their button. */
const FORMATS: Record<string, Write> = {
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
    const { writePng } = await import('@swatchwork/formats/png');
    return new Blob([writePng(palette)], { type: 'image/png' });
  },
};

type Props = {
  palette: Exportable;
  /** What the palette is made of; formats that know roles and modes then hold these. */
  roles?: DesignRoles | undefined;
};

/** Downloads the palette as a file: four formats by one click each, all others in a dialog. */
export const ExportPanel = memo(function ExportPanel({ palette, roles }: Props) {
  async function save(format: string, write: Write) {
    const { name: title, colors, exact = [], alphas = [] } = palette;
    const name = fileName(title, format.toLowerCase());
    try {
      download(name, await write(roles ? palette : { name: title, colors, exact, alphas }, roles));
      toast.success('Downloaded!', name);
    } catch {
      toast.error('Export Error', 'Failed to export visual. Please try again.');
    }
  }

  return (
    <div className="@container">
      <div className="grid grid-cols-4 gap-2 @md:grid-cols-[repeat(4,1fr)_auto]">
        {Object.entries(FORMATS).map(([format, write]) => (
          <Button key={format} aria-label={`Export ${format}`} onClick={() => save(format, write)}>
            {format}
          </Button>
        ))}
        <div className="col-span-4 @md:col-span-1">
          <MoreFormats palette={palette} roles={roles} />
        </div>
      </div>
    </div>
  );
});
