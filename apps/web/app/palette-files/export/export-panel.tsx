import { type ExportedPalette, fileName, writeCss, writeJson, writeSvg } from '@swatchwork/formats';

import { memo } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { toast } from '../../ui/messages/toast.ts';
import { download } from './download.ts';
import { MoreFormats } from './more-formats.tsx';
import type { Exportable } from './named-palette.ts';

const text = (type: string, content: string) => new Blob([content], { type });

/** The file formats by the label of their button. */
const FORMATS: Record<string, (palette: ExportedPalette) => Blob | Promise<Blob>> = {
  CSS: (palette) => text('text/css', writeCss(palette)),
  JSON: (palette) => text('application/json', writeJson(palette, new Date())),
  SVG: (palette) => text('image/svg+xml', writeSvg(palette)),
  async PNG(palette) {
    const { writePng } = await import('@swatchwork/formats/png');
    return new Blob([writePng(palette)], { type: 'image/png' });
  },
};

/** Downloads the palette as a file: four formats by one click each, all others in a dialog. */
export const ExportPanel = memo(function ExportPanel({ palette }: { palette: Exportable }) {
  async function save(format: string, write: (typeof FORMATS)[string]) {
    const { name: title, colors } = palette;
    const name = fileName(title, format.toLowerCase());
    try {
      download(name, await write({ name: title, colors }));
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
          <MoreFormats palette={palette} />
        </div>
      </div>
    </div>
  );
});
