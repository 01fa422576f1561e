import {
  type ExportedPalette,
  fileName,
  writeAse,
  writeCss,
  writeJson,
  writeTxt,
} from '@swatchwork/formats';
import { download } from '../../palette-files/export/download.ts';
import { MoreFormats } from '../../palette-files/export/more-formats.tsx';
import { type Exportable, namedPalette } from '../../palette-files/export/named-palette.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { toast } from '../../ui/messages/toast.ts';

/** The file formats by the label of their button: the type of the file, and its content. */
const FORMATS: Record<string, [type: string, write: (palette: ExportedPalette) => BlobPart]> = {
  CSS: ['text/css', writeCss],
  JSON: ['application/json', ({ name, colors }) => writeJson({ name, colors }, new Date())],
  TXT: ['text/plain', writeTxt],
  ASE: ['application/octet-stream', writeAse],
};

/** Downloads the palette as a file that is named after it. */
export function MoodDownloads({ palette }: { palette: Exportable }) {
  function save(format: string) {
    const [type, write] = FORMATS[format]!;
    const name = fileName(palette.name, format.toLowerCase());
    const named = { ...namedPalette(palette, 'plain'), names: 'numbered' as const };
    download(name, new Blob([write(named)], { type }));
    toast.success('Downloaded!', name);
  }

  return (
    <fieldset className="noscript:hidden">
      <legend className="mb-1 text-sm font-medium">Download</legend>
      <div className="grid grid-cols-4 gap-2">
        {Object.keys(FORMATS).map((format) => (
          <Button key={format} aria-label={`Download ${format}`} onClick={() => save(format)}>
            {format}
          </Button>
        ))}
      </div>
      <div className="mt-2">
        <MoreFormats palette={palette} />
      </div>
    </fieldset>
  );
}
