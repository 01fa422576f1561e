import type { ExportedPalette } from '@swatchwork/formats';
import { FORMAT_GROUPS, FORMATS } from '@swatchwork/formats/formats';
import { type DesignRoles, formatOfRoles } from '@swatchwork/formats/roles';
import { Copy, Download } from 'lucide-react';
import { useId, useState } from 'react';

import { Button } from '../../ui/buttons/button.tsx';
import { copyWithToast } from '../../ui/copying/copy-with-toast.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { SelectBox } from '../../ui/fields/select-box.tsx';
import { Preview } from './preview.tsx';
import { saveFile } from './save-file.ts';
import { useLastFormat } from './use-last-format.ts';

type Props = {
  palette: ExportedPalette;
  /** What the palette is made of; formats that know roles and modes then hold these. */
  roles?: DesignRoles | undefined;
  open: boolean;
  onClose: () => void;
};

/** Every format in groups, a preview of the file, and buttons to download or copy it. */
export function ExportDialog({ palette, roles, open, onClose }: Props) {
  const id = useId();
  const [chosen, choose] = useLastFormat();
  const format = roles ? formatOfRoles(chosen, roles) : chosen;
  // Roles are nothing without their names.
  const hasNames = !roles && (palette.colorNames?.some(Boolean) ?? false);
  // Names of near colors amuse people more than code; without, keys are the same in every format.
  const [naming, setNaming] = useState(false);
  const { name, colors, alphas } = palette;
  const written: ExportedPalette =
    roles || (hasNames && naming) ? palette : { name, colors, ...(alphas && { alphas }) };
  const text = open && format.isText ? format.write(written, new Date()) : undefined;

  return (
    <Dialog title={roles ? 'Export roles' : 'Export palette'} open={open} onClose={onClose}>
      <div className="space-y-4">
        <div>
          <label htmlFor={id} className="mb-1 block text-sm font-medium">
            Format
          </label>
          <SelectBox
            id={id}
            value={format.id}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            {FORMAT_GROUPS.map((group) => (
              <optgroup key={group} label={group}>
                {FORMATS.filter((one) => one.group === group).map((one) => (
                  <option key={one.id} value={one.id}>
                    {`${one.label} (.${one.extension})`}
                  </option>
                ))}
              </optgroup>
            ))}
          </SelectBox>
        </div>
        {hasNames && (
          <label className="flex min-h-11 w-fit items-center gap-3">
            <input
              type="checkbox"
              checked={naming}
              onChange={(event) => setNaming(event.currentTarget.checked)}
              className="size-5 shrink-0 accent-current"
            />
            With color names, where the format holds them
          </label>
        )}
        <Preview text={text} palette={written} />
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" className="flex-1" onClick={() => saveFile(format, written)}>
            <Download aria-hidden="true" />
            {`Download .${format.extension}`}
          </Button>
          {text !== undefined && (
            <Button
              className="flex-1"
              onClick={() =>
                copyWithToast(text, 'Palette Copied!', `${format.label} copied to clipboard.`)
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
