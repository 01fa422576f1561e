import type { ContextFile } from '@swatchwork/formats/contexts';
import { Copy, Download } from 'lucide-react';

import { download } from '../../palette-files/export/download.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { copyWithToast } from '../../ui/copying/copy-with-toast.ts';
import { toast } from '../../ui/messages/toast.ts';

/** Files that have buttons of their own. */
const MOST_FILES = 4;

type Props = {
  files: readonly ContextFile[];
  /** What they are now, such as `repaired`. */
  state: string;
};

/** Buttons that copy and save files, one by one and all together. */
export function FileButtons({ files, state }: Props) {
  return (
    <>
      {files.slice(0, MOST_FILES).map(({ name, text }) => (
        <div key={name} className="mt-3 flex flex-wrap items-center gap-2">
          <Button
            onClick={() =>
              copyWithToast(text, 'Copied!', `${name}, ${state}, is in the clipboard.`)
            }
          >
            <Copy aria-hidden="true" />
            {`Copy ${name}`}
          </Button>
          <Button onClick={() => download(lastOf(name), new Blob([text], { type: 'text/plain' }))}>
            <Download aria-hidden="true" />
            {`Download ${name}`}
          </Button>
        </div>
      ))}
      {files.length > 1 && (
        <Button className="mt-3" onClick={() => saveAll(files, state)}>
          <Download aria-hidden="true" />
          {`Download all ${files.length} files (ZIP)`}
        </Button>
      )}
    </>
  );
}

const lastOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

async function saveAll(files: readonly ContextFile[], state: string) {
  try {
    const { packFiles } = await import('@swatchwork/formats/audit');
    download(
      `${state.replaceAll(' ', '-')}.zip`,
      new Blob([packFiles(files)], { type: 'application/zip' }),
    );
  } catch {
    toast.error('Export Error', 'The files could not be packed. Download them one by one.');
  }
}
