import { fileName } from '@swatchwork/formats';

import { download } from '../../palette-files/export/download.ts';
import { toast } from '../../ui/messages/toast.ts';
import { drawCheck } from './draw-check.ts';
import type { ShownCheck } from './use-check.ts';
import { writeCheckCsv } from './write-csv.ts';

/** Downloads a check as a file named after its palette, and shows a toast. */
export async function saveCheck(format: 'csv' | 'png', shown: ShownCheck): Promise<void> {
  const name = fileName(`${shown.query.name || 'palette'} contrast`, format);
  try {
    const content =
      format === 'png'
        ? await drawCheck(shown)
        : new Blob([writeCheckCsv(shown.check)], { type: 'text/csv' });
    download(name, content);
    toast.success('Downloaded!', name);
  } catch {
    toast.error('Export Error', 'Failed to export visual. Please try again.');
  }
}
