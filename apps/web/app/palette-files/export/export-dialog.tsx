import { type ExportedPalette, fileName, srgbsOf } from '@swatchwork/formats';
import { aboutSheet } from '@swatchwork/formats/about-sheet';
import { type NamesInCode, PRINT_FORMATS } from '@swatchwork/formats/constants';
import {
  FORMAT_GROUPS,
  FORMATS,
  type Format,
  findFormat,
  lossesOf,
  SHEET_FORMATS,
} from '@swatchwork/formats/formats';
import { type DesignRoles, formatOfRoles } from '@swatchwork/formats/roles';
import type { ConditionId, PrintJob } from '@swatchwork/print/conditions';
import { Copy, Download } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { MatchBook } from '../../books/match-book.tsx';
import { wholeColors } from '../../palettes/whole-color.ts';
import { BlackSelect } from '../../print-colors/black-select.tsx';
import { OptionalCondition } from '../../print-colors/condition-select.tsx';
import { useBlackRule } from '../../print-colors/use-condition.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { copyWithToast } from '../../ui/copying/copy-with-toast.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { SelectBox } from '../../ui/fields/select-box.tsx';
import { toast } from '../../ui/messages/toast.ts';
import { PRINT_HINT, PrintButton } from '../print/print-button.tsx';
import { download } from './download.ts';
import { NameChoices } from './name-choices.tsx';
import { type Exportable, type Naming, namedPalette } from './named-palette.ts';
import { Preview } from './preview.tsx';

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
  const [condition, setCondition] = useState<ConditionId>();
  const [black] = useBlackRule();
  const canPrint = !roles && PRINT_FORMATS.some((id) => id === format.id);
  const job = canPrint ? { condition, black } : {};
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
        {canPrint && (
          <div className="grid gap-3 sm:grid-cols-[2fr_1fr]">
            <OptionalCondition
              label="Colors for"
              none="Screens (RGB)"
              value={condition}
              onChange={setCondition}
            />
            {condition && <BlackSelect />}
          </div>
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
          <Button
            variant="primary"
            className="flex-1"
            onClick={() => saveFile(format, written, job)}
          >
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
          <MatchBook colors={wholeColors(palette)} className="flex-1" />
        </div>
      </div>
    </Dialog>
  );
}

/** Downloads a palette as a file named after it, in the inks of a condition if there is one, and shows a toast. */
async function saveFile(format: Format, palette: ExportedPalette, job: PrintJob): Promise<void> {
  const name = fileName(palette.name, format.extension);
  try {
    const inks =
      job.condition && (await import('@swatchwork/print')).inksFor(srgbsOf(palette), job);
    const content = await format.write({ ...palette, ...(await inks) }, new Date());
    download(name, new Blob([content], { type: format.mediaType }));
    toast.success('Downloaded!', name);
  } catch {
    toast.error('Export Error', 'Failed to export visual. Please try again.');
  }
}

const KEY = 'exportFormat';

/** The format that the visitor chose last, in this visit or an earlier one. */
function useLastFormat(): [format: Format, choose: (id: string) => void] {
  const [id, setId] = useState(readLast);

  function choose(next: string) {
    setId(next);
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // Storage is full or forbidden: the choice holds for this visit only.
    }
  }

  return [findFormat(id) ?? FORMATS[0]!, choose];
}

function readLast(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
