import { aboutSheet } from '@swatchwork/formats/about-sheet';
import { FORMAT_GROUPS, FORMAT_LIST } from '@swatchwork/formats/constants';

import { browserClient } from '../../../api/browser-client.ts';
import type { PaletteEntry } from '../../../api/types.ts';
import { exportedOf } from '../../../palette-files/export/exported-palette.ts';
import { PRINT_HINT, PrintButton } from '../../../palette-files/print/print-button.tsx';
import { palettePath } from '../../../palettes/palette-path.ts';

/** A public palette as a file of every format, whose links work without scripts, and on paper. */
export function Downloads({ palette }: { palette: PaletteEntry }) {
  const count = () => void browserClient.palettes.copy(palette.id).catch(() => {});

  const exported = exportedOf(palette);
  const [note] = aboutSheet(exported);

  return (
    <>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {FORMAT_GROUPS.map((group) => (
          <div key={group}>
            <h3 className="mb-1 text-sm font-medium">{group}</h3>
            <ul>
              {FORMAT_LIST.filter((one) => one.group === group).map(({ id, label, extension }) => (
                <li key={id}>
                  <a
                    href={`${palettePath(palette)}/${id}`}
                    download
                    rel="nofollow"
                    onClick={count}
                    className="flex min-h-9 items-center justify-between gap-3 text-sm underline decoration-line underline-offset-4 hover:decoration-current"
                  >
                    {label}
                    <span className="font-mono text-muted">{`.${extension}`}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <PrintButton palette={exported} />
        {note && <p className="max-w-[68ch] wrap-anywhere">{`${note} ${PRINT_HINT}`}</p>}
      </div>
    </>
  );
}
