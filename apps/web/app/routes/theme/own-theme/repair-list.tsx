import type { Hex } from '@swatchwork/color';
import type { ThemeReading } from '@swatchwork/formats/repair';
import { Copy, Download } from 'lucide-react';

import { download } from '../../../palette-files/export/download.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { copyWithToast } from '../../../ui/copying/copy-with-toast.ts';
import { Swatch } from '../../../ui/swatches/swatch.tsx';

/** Modes that are named beside a change. */
const MOST_NAMED = 8;

type Props = { reading: ThemeReading; onHold: (token: string) => void };

/** The values that change, each of which can be kept as it is, and the files with them. */
export function RepairList({ reading: { changes, files }, onHold }: Props) {
  const changed = files.filter(({ name }) => changes.some(({ file }) => file === name));

  return (
    <div className="rounded-panel border border-line bg-raised p-4 sm:p-5">
      <h3 className="text-lg font-medium">The repair</h3>
      <ul aria-label="Changes" className="mt-2 divide-y divide-line">
        {changes.map(({ file, line, token, contexts, fromHex, toHex, before, after }) => (
          <li key={`${file}:${line}:${token}`} className="py-2.5">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-medium wrap-anywhere">{token}</span>
              <span className="text-sm text-muted">{`${contexts.slice(0, MOST_NAMED).join(', ')}${contexts.length > MOST_NAMED ? ` and ${contexts.length - MOST_NAMED} more` : ''}; ${file}, line ${line}`}</span>
            </p>
            <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 font-mono text-sm">
              <Value hex={fromHex} text={before} />
              <span className="sr-only">becomes</span>
              <span aria-hidden="true">→</span>
              <Value hex={toHex} text={after} />
              <Button
                size="small"
                aria-label={`Keep ${token} unchanged`}
                onClick={() => onHold(token)}
                className="ml-auto font-sans"
              >
                Keep
              </Button>
            </p>
          </li>
        ))}
      </ul>
      {changed.map(({ name, text }) => (
        <div key={name} className="mt-3 flex flex-wrap items-center gap-2">
          <Button
            onClick={() =>
              copyWithToast(text, 'Copied!', `${name}, repaired, is in the clipboard.`)
            }
          >
            <Copy aria-hidden="true" />
            {`Copy ${name}`}
          </Button>
          <Button onClick={() => download(name, new Blob([text], { type: 'text/plain' }))}>
            <Download aria-hidden="true" />
            {`Download ${name}`}
          </Button>
        </div>
      ))}
    </div>
  );
}

function Value({ hex, text }: { hex: string; text: string }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Swatch color={hex as Hex} className="size-7 shrink-0 rounded-control border border-line" />
      <span className="wrap-anywhere">{text}</span>
    </span>
  );
}
