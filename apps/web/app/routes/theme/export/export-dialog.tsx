import {
  downloadTheme,
  THEME_FILES,
  type ThemeFileId,
  writeTheme,
} from '@swatchwork/formats/themes';
import { createTheme } from '@swatchwork/theme';
import { type ThemeDocument, toInput } from '@swatchwork/theme/link';
import { Archive, Copy, Download } from 'lucide-react';
import { useMemo, useState } from 'react';

import { download } from '../../../palette-files/export/download.ts';
import { Preview } from '../../../palette-files/export/preview.tsx';
import { Command, PullCommand } from '../../../themes/pull-command.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { copyWithToast } from '../../../ui/copying/copy-with-toast.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { toast } from '../../../ui/messages/toast.ts';
import { shadcnLine } from './shadcn-line.ts';

type Props = {
  /** One of which a theme can be made. */
  document: ThemeDocument;
  /** Whether it is the newest; nothing is written of one that is about to be replaced. */
  isCurrent: boolean;
  /** What the theme is called; empty if nobody named it. */
  name: string;
  /** Its address, from which `swatchwork pull` reads it. */
  link: string;
  open: boolean;
  onClose: () => void;
};

const CHOICES = THEME_FILES.filter(({ id }) => id !== 'zip').map(({ id, label }) => ({
  value: id,
  label,
}));

/** Every format with a preview of its files, and buttons to download or copy them. */
export function ExportDialog({ document, isCurrent, name, link, open, onClose }: Props) {
  // The page may show one without what only files hold.
  const theme = useMemo(() => createTheme(toInput(document)), [document]);
  const [id, setId] = useState<ThemeFileId>('css');
  const [path, setPath] = useState<string>();
  const format = THEME_FILES.find((one) => one.id === id)!;
  const written = useMemo(
    () => (open && id !== 'pdf' && id !== 'zip' ? writeTheme(id, theme, { name }) : undefined),
    [open, id, theme, name],
  );
  const files = written?.files ?? [];
  const file = files.find((one) => one.path === path) ?? files[0];

  const [packing, setPacking] = useState(false);
  const shadcn = open ? shadcnLine(document, new URL(link).origin) : undefined;

  async function save(chosen: ThemeFileId) {
    try {
      const { fileName, mediaType, bytes } = await downloadTheme(chosen, theme, { name, link });
      download(fileName, new Blob([bytes], { type: mediaType }));
      toast.success('Downloaded!', fileName);
    } catch {
      toast.error('Export Error', 'The file could not be written. Please try again.');
    }
  }

  return (
    <Dialog title="Export theme" open={open} onClose={onClose}>
      <div className="space-y-4">
        <div>
          <Button
            className="w-full"
            aria-busy={packing}
            disabled={!isCurrent}
            onClick={async () => {
              setPacking(true);
              await save('zip');
              setPacking(false);
            }}
          >
            <Archive aria-hidden="true" />
            Everything (.zip)
          </Button>
          <p className="mt-1 text-sm text-muted">
            All formats, two sheets, the palette, the chart colors and a README.
          </p>
        </div>
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
          <Button
            variant="primary"
            className="flex-1"
            disabled={!isCurrent}
            onClick={() => save(id)}
          >
            <Download aria-hidden="true" />
            {`Download ${format.fileName}`}
          </Button>
          {file && (
            <Button
              className="flex-1"
              disabled={!isCurrent}
              onClick={() =>
                copyWithToast(file.text, 'Theme Copied!', `${file.path} copied to clipboard.`)
              }
            >
              <Copy aria-hidden="true" />
              Copy
            </Button>
          )}
        </div>
        {shadcn && id.startsWith('shadcn') && (
          <Command
            title="Write it into a project with shadcn/ui"
            text={shadcn}
            toast="Run it in the project."
          />
        )}
        <PullCommand link={link} {...(written && { format: id, fileName: format.fileName })} />
      </div>
    </Dialog>
  );
}
