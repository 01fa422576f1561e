import { CHART_FORMATS, CHART_NAME, type ChartFormatId } from '@swatchwork/formats/charts';
import { Copy, Download } from 'lucide-react';
import { useMemo, useState } from 'react';

import { download } from '../../../palette-files/export/download.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { copyWithToast } from '../../../ui/copying/copy-with-toast.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { toast } from '../../../ui/messages/toast.ts';
import type { Made } from '../make/use-palette.ts';

const CHOICES = CHART_FORMATS.map(({ id, label }) => ({ value: id, label }));

/** The palette as a file of the program that draws the charts. */
export function Export({ made: { palette } }: { made: Made }) {
  const [id, setId] = useState<ChartFormatId>('css');
  const format = CHART_FORMATS.find((one) => one.id === id)!;
  const text = useMemo(
    () => format.write({ kind: palette.kind, name: CHART_NAME, colors: palette.colors }),
    [format, palette],
  );

  function save() {
    download(format.fileName, new Blob([text], { type: format.mediaType }));
    toast.success('Downloaded!', format.fileName);
  }

  return (
    <section aria-labelledby="export" className="mt-12">
      <h2 id="export" className="text-xl">
        Take it along
      </h2>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 md:grid-cols-[18rem_minmax(0,1fr)]">
        <div className="space-y-4 noscript:hidden">
          <Select
            label="For"
            name="format"
            autoComplete="off"
            options={CHOICES}
            value={id}
            onChange={(event) =>
              setId(CHOICES.find(({ value }) => value === event.target.value)!.value)
            }
          />
          <p className="text-sm text-muted">{format.use}</p>
          <div className="flex flex-wrap gap-2">
            <Button
              className="flex-1"
              onClick={() => copyWithToast(text, 'Copied!', `${format.label}, as a text.`)}
            >
              <Copy aria-hidden="true" />
              Copy
            </Button>
            <Button className="flex-1" onClick={save}>
              <Download aria-hidden="true" />
              Download
            </Button>
          </div>
        </div>
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys.
          tabIndex={0}
          aria-label={format.fileName}
          className="max-h-72 min-w-0 overflow-auto rounded-control bg-code p-4 text-sm text-on-code"
        >
          <pre className="font-mono">{text}</pre>
        </section>
      </div>
    </section>
  );
}
