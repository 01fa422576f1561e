import { type ExportedPalette, fileName } from '@swatchwork/formats';
import type { Format } from '@swatchwork/formats/formats';
import { toast } from '../../ui/messages/toast.ts';
import { download } from './download.ts';

/** Downloads a palette as a file named after it, and shows a toast. */
export async function saveFile(format: Format, palette: ExportedPalette): Promise<void> {
  const name = fileName(palette.name, format.extension);
  try {
    const content = await format.write(palette, new Date());
    download(name, new Blob([content], { type: format.mediaType }));
    toast.success('Downloaded!', name);
  } catch {
    toast.error('Export Error', 'Failed to export visual. Please try again.');
  }
}
