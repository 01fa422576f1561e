import { lazy, Suspense } from 'react';
import { browserClient } from '../../api/browser-client.ts';
import type { PaletteEntry } from '../../api/types.ts';
import { exportedOf } from '../../palette-files/export/exported-palette.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';

/** The file formats are loaded on demand. */
const ExportPanel = lazy(async () => {
  const { ExportPanel } = await import('../../palette-files/export/export-panel.tsx');
  return { default: ExportPanel };
});

/** Downloads a palette as a file; open as long as it has a palette. */
export function ExportDialog({
  palette,
  onClose,
}: {
  palette: PaletteEntry | undefined;
  onClose: () => void;
}) {
  return (
    <Dialog title={`Export ${palette?.name ?? ''}`} open={palette !== undefined} onClose={onClose}>
      {palette && (
        <div onClickCapture={() => void browserClient.palettes.copy(palette.id).catch(() => {})}>
          <Suspense fallback={<Skeleton className="h-11" />}>
            <ExportPanel palette={exportedOf(palette)} />
          </Suspense>
        </div>
      )}
    </Dialog>
  );
}
