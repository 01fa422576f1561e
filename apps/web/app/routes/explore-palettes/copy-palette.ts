import { browserClient } from '../../api/browser-client.ts';
import type { PaletteEntry } from '../../api/types.ts';
import { carriedOf, colorTexts } from '../../palettes/carried-palette.ts';
import { copyText } from '../../ui/copying/copy-text.ts';
import { toast } from '../../ui/messages/toast.ts';

/** Copies the colors of a palette, says so, and counts it. */
export async function copyPalette(palette: PaletteEntry): Promise<void> {
  const text = colorTexts(carriedOf(palette.colors)).join(', ');
  if (!(await copyText(text))) {
    toast.error('Copy Failed', 'Could not copy color to clipboard.');
    return;
  }
  toast.success('Palette Copied!', text);
  browserClient.palettes.copy(palette.id).catch(() => {}); // only a counter
}
