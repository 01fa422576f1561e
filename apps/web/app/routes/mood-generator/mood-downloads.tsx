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

const IDS = { CSS: 'css', JSON: 'json', TXT: 'txt', ASE: 'ase' } as const;

type Label = keyof typeof IDS;

const LABELS = ['CSS', 'JSON', 'TXT', 'ASE'] as const;

/** The file formats by the label of their button: the type of the file, and its content. */
const FORMATS: Record<Label, [type: string, write: (palette: ExportedPalette) => BlobPart]> = {
  CSS: ['text/css', writeCss],
  JSON: [
    'application/json',
    ({ name, colors, exact = [], alphas = [] }) =>
      writeJson({ name, colors, exact, alphas }, new Date()),
  ],
  TXT: ['text/plain', writeTxt],
  ASE: ['application/octet-stream', writeAse],
};

/** Downloads the palette as a file that is named after it. */
export function MoodDownloads({ palette }: { palette: Exportable }) {
  async function save(format: Label) {
    const [type, write] = FORMATS[format];
    const name = fileName(palette.name, format.toLowerCase());
    const named = { ...namedPalette(palette, 'plain'), names: 'numbered' as const };
    download(name, new Blob([write(named)], { type }));
    toast.success('Downloaded!', [name, ...(await lossesOf(palette, format))].join(': '));
  }

  return (
    <fieldset className="noscript:hidden">
      <legend className="mb-1 text-sm font-medium">Download</legend>
      <div className="grid grid-cols-4 gap-2">
        {LABELS.map((format) => (
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

/** What a file does not hold of colors that are more than their hexes. */
async function lossesOf(palette: Exportable, format: Label): Promise<string[]> {
  if (!palette.exact?.some(Boolean) && !palette.alphas?.some((alpha) => alpha !== undefined))
    return [];
  const formats = await import('@swatchwork/formats/losses');
  // Names that were only found for the file are no loss.
  return formats.lossesOf({ ...palette, colorNames: [] }, IDS[format]);
}
