import { aboutSheet } from '@swatchwork/formats/about-sheet';
import type { NamesInCode } from '@swatchwork/formats/constants';
import { FORMAT_GROUPS, FORMATS, lossesOf, SHEET_FORMATS } from '@swatchwork/formats/formats';
import { type DesignRoles, formatOfRoles } from '@swatchwork/formats/roles';
import { Copy, Download } from 'lucide-react';
import { useId, useMemo, useState } from 'react';

import { Button } from '../../ui/buttons/button.tsx';
import { copyWithToast } from '../../ui/copying/copy-with-toast.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { SelectBox } from '../../ui/fields/select-box.tsx';
import { PRINT_HINT, PrintButton } from '../print/print-button.tsx';
import { NameChoices } from './name-choices.tsx';
import { type Exportable, type Naming, namedPalette } from './named-palette.ts';
import { Preview } from './preview.tsx';
import { saveFile } from './save-file.ts';
import { useLastFormat } from './use-last-format.ts';

type Props = {
  palette: Exportable;
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
  const hasNames = palette.colorNames?.some(Boolean) || palette.poeticNames !== undefined;
  const [naming, setNaming] = useState<Naming>(hasNames ? 'plain' : 'none');
  const [names, setNames] = useState<NamesInCode>('own');
  const isCode = format.isCode ?? false;
  // Roles are nothing without their names. Written anew only where it differs: pictures take time.
  const written = useMemo(
    () => (roles ? palette : { ...namedPalette(palette, naming), names }),
    [roles, palette, naming, names],
  );
  // Names that were only found for the file are no loss.
  const own = naming === 'none' ? { ...palette, colorNames: [] } : palette;
  const losses = open && !roles ? lossesOf(own, format) : [];
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
        {!roles && (
          <NameChoices
            {...{ naming, names, isCode }}
            onNaming={setNaming}
            onNames={setNames}
            hasPoetic={palette.poeticNames !== undefined}
          />
        )}
        {open && <Preview {...{ format, text }} palette={written} />}
        <div aria-live="polite">
          {losses.length > 0 && (
            <ul aria-label="What this format cannot store" className="list-disc pl-5 text-sm">
              {losses.map((loss) => (
                <li key={loss} className="wrap-anywhere">
                  {loss}
                </li>
              ))}
            </ul>
          )}
          {SHEET_FORMATS.includes(format.id) && aboutSheet(own).length > 0 && (
            <p className="mt-2 text-sm">{PRINT_HINT}</p>
          )}
        </div>
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
          <PrintButton palette={written} />
        </div>
      </div>
    </Dialog>
  );
}
