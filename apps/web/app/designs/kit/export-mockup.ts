import { download } from '../../palette-files/export/download.ts';
import { toast } from '../../ui/messages/toast.ts';

import { fontCss } from './font-css.ts';

/** Pixels of the picture for each CSS pixel. */
const SCALE = 2;

/** Saves a mock-up as a PNG on white, and shows a toast about the result. */
export async function exportMockup(elementId: string, name: string): Promise<void> {
  const element = document.getElementById(elementId);
  if (!element) {
    toast.error('Export Error', 'Element not found for export.');
    return;
  }
  try {
    const { domToBlob } = await import('modern-screenshot');
    const picture = await domToBlob(element, {
      scale: SCALE,
      backgroundColor: '#FFFFFF',
      type: 'image/png',
      // By default the library reads fonts from a style element, which our policy forbids.
      font: { cssText: await fontCss() },
    });
    // A canvas that is too large for the browser gives an empty picture, without an error.
    (await createImageBitmap(picture)).close();
    download(name, picture);
    toast.success('Downloaded!', name);
  } catch {
    toast.error('Export Error', 'Failed to export visual. Please try again.');
  }
}
