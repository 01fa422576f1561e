import type { DesignRoles } from '@swatchwork/formats/roles';
import { memo } from 'react';

import { Button } from '../../ui/buttons/button.tsx';
import { toast } from '../../ui/messages/toast.ts';
import { download } from './download.ts';
import { MoreFormats } from './more-formats.tsx';
import type { Exportable } from './named-palette.ts';
import type { OneClickFormat } from './one-click-file.ts';

/** The file formats by the label of their button. */
const FORMATS: readonly OneClickFormat[] = ['CSS', 'JSON', 'SVG', 'PNG'];

type Props = {
  palette: Exportable;
  /** What the palette is made of; formats that know roles and modes then hold these. */
  roles?: DesignRoles | undefined;
};

/** Downloads the palette as a file: four formats by one click each, all others in a dialog. */
export const ExportPanel = memo(function ExportPanel({ palette, roles }: Props) {
  async function save(format: OneClickFormat) {
    const { name: title, colors, exact = [], alphas = [] } = palette;
    const given = roles ? palette : { name: title, colors, exact, alphas };
    try {
      const { oneClickFile } = await import('./one-click-file.ts');
      const { name, file, losses = [] } = await oneClickFile(format, given, roles);
      download(name, file);
      toast.success('Downloaded!', [name, ...losses].join(': '));
    } catch {
      toast.error('Export Error', 'Failed to export visual. Please try again.');
    }
  }

  return (
    <div className="@container">
      <div className="grid grid-cols-4 gap-2 @md:grid-cols-[repeat(4,1fr)_auto]">
        {FORMATS.map((format) => (
          <Button key={format} aria-label={`Export ${format}`} onClick={() => save(format)}>
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
