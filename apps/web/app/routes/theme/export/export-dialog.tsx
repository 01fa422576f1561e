import {
  downloadTheme,
  THEME_FILES,
  type ThemeFileId,
  writeTheme,
} from '@swatchwork/formats/themes';
import { createTheme } from '@swatchwork/theme';
import { type ThemeDocument, toInput } from '@swatchwork/theme/link';
import { Copy, Download } from 'lucide-react';
import { useMemo, useState } from 'react';

import { download } from '../../../palette-files/export/download.ts';
import { Preview } from '../../../palette-files/export/preview.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { copyWithToast } from '../../../ui/copying/copy-with-toast.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { toast } from '../../../ui/messages/toast.ts';

type Props = {
  /** One of which a theme can be made. */
  document: ThemeDocument;
  open: boolean;
  onClose: () => void;
};

const CHOICES = THEME_FILES.map(({ id, label }) => ({ value: id, label }));

/** Every format with a preview of its files, and buttons to download or copy them. */
export function ExportDialog({ document, open, onClose }: Props) {
  // The page may show one without what only files hold.
  const theme = useMemo(() => createTheme(toInput(document)), [document]);
  const [id, setId] = useState<ThemeFileId>('css');
  const [path, setPath] = useState<string>();
  const format = THEME_FILES.find((one) => one.id === id)!;
  const written = useMemo(
    () => (open && id !== 'pdf' ? writeTheme(id, theme) : undefined),
    [open, id, theme],
  );
  const files = written?.files ?? [];
  const file = files.find((one) => one.path === path) ?? files[0];

  async function save() {
    try {
      const { fileName, mediaType, bytes } = await downloadTheme(id, theme);
      download(fileName, new Blob([bytes], { type: mediaType }));
      toast.success('Downloaded!', fileName);
    } catch {
      toast.error('Export Error', 'The file could not be written. Please try again.');
    }
  }

  return (
    <Dialog title="Export theme" open={open} onClose={onClose}>
      <div className="space-y-4">
        <Select
          label="Format"
          name="format"
          options={CHOICES}
          value={id}
          onChange={(event) =>
            setId(CHOICES.find(({ value }) => value === event.target.value)!.value)
          }
        />
        {files.length > 1 && (
          <Select
            label={`File, one of ${files.length}`}
            name="file"
            options={files.map((one) => ({ value: one.path, label: one.path }))}
            value={file?.path ?? ''}
            onChange={(event) => setPath(event.target.value)}
          />
        )}
        {file && <Preview text={file.text} palette={{ name: '', colors: [] }} />}
        {written?.notes.map((note) => (
          <p key={note} className="text-sm text-muted">
            {note}
          </p>
        ))}
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" className="flex-1" onClick={save}>
            <Download aria-hidden="true" />
            {`Download ${format.fileName}`}
          </Button>
          {file && (
            <Button
              className="flex-1"
              onClick={() =>
                copyWithToast(file.text, 'Theme Copied!', `${file.path} copied to clipboard.`)
              }
            >
              <Copy aria-hidden="true" />
              Copy
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
