import { MOST_COLORS, NAME_LENGTH } from '@swatchwork/contract/constants';
import { fileName } from '@swatchwork/formats';
import {
  CHART_FORMATS,
  CHART_NAME,
  type ChartColors,
  type ChartFormatId,
  drawChartSheet,
} from '@swatchwork/formats/charts';
import { Copy, Download, Save } from 'lucide-react';
import { useId, useMemo, useState } from 'react';

import { useSavingView } from '../../../own/use-saving-view.ts';
import { download } from '../../../palette-files/export/download.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useOnce } from '../../../ui/buttons/use-once.ts';
import { copyWithToast } from '../../../ui/copying/copy-with-toast.ts';
import { Labeled } from '../../../ui/fields/labeled.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { toast } from '../../../ui/messages/toast.ts';
import type { Made } from '../make/use-palette.ts';

const FORMATS = CHART_FORMATS.map(({ id, label }) => ({ value: id, label }));
const CHOICES = [...FORMATS, { value: 'png', label: 'Sheet (PNG)' }] as const;

type Props = {
  made: Made;
  name: string;
  /** Path and query of the palette. */
  place: string;
  onName: (name: string) => void;
};

/** The name of the palette, where it is saved, and its files for the programs that draw charts. */
export function Export({ made: { palette }, name, place, onName }: Props) {
  const field = useId();
  const { save: saveInAccount, saving } = useSavingView({
    noun: 'palette',
    tag: 'data',
    colors: palette.colors.map((hex) => ({ hex })),
    page: '/data-palettes',
    state: () => place.slice(place.indexOf('?')),
    place,
  });
  const [id, setId] = useState<ChartFormatId | 'png'>('css');
  const isPng = id === 'png';
  const format = CHART_FORMATS.find((one) => one.id === (isPng ? 'svg' : id))!;
  const named = useMemo(() => ({ ...palette, name: name.trim() || CHART_NAME }), [palette, name]);
  const usual = isPng ? 'data-palette.png' : format.fileName;
  const [, part = '', extension] = /^data[-_]palette(\w*)\.(.+)/.exec(usual) ?? [];
  // Tableau finds its file by a name of its own; a module of Python has no hyphen, and no digit first.
  const own = extension === undefined ? usual : fileName(named.name + part, extension);
  const file = extension === 'py' ? own.replaceAll('-', '_').replace(/^(?=\d)/, 'data_') : own;
  const text = useMemo(() => format.write(named), [format, named]);

  const [save] = useOnce(async () => {
    try {
      const blob = isPng ? await paint(named) : new Blob([text], { type: format.mediaType });
      download(file, blob);
      toast.success('Downloaded!', file);
    } catch {
      toast.error('Not downloaded', 'The sheet could not be drawn. Please try again.');
      return false;
    }
  });

  return (
    <section aria-labelledby="export" className="mt-12">
      <h2 id="export" className="text-xl">
        Save and export
      </h2>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 md:grid-cols-[18rem_minmax(0,1fr)]">
        <div className="space-y-4 noscript:hidden">
          <div>
            <Labeled id={field} label="Name">
              <input
                id={field}
                value={name}
                maxLength={NAME_LENGTH}
                placeholder={CHART_NAME}
                autoComplete="off"
                className="w-full rounded-control border border-outline bg-raised px-3 py-2.5"
                onChange={(event) => onName(event.currentTarget.value)}
              />
            </Labeled>
            <Button className="mt-2 w-full" onClick={() => saveInAccount(name)} disabled={saving}>
              <Save aria-hidden="true" />
              {saving ? 'Saving...' : 'Save Palette'}
            </Button>
            {palette.colors.length > MOST_COLORS && (
              <p className="mt-1 text-sm text-muted">
                Lists show the first {MOST_COLORS} colors; opened again, it has all{' '}
                {palette.colors.length}.
              </p>
            )}
          </div>
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
            {!isPng && (
              <Button
                className="flex-1"
                onClick={() => copyWithToast(text, 'Copied!', `${format.label}, as a text.`)}
              >
                <Copy aria-hidden="true" />
                Copy
              </Button>
            )}
            <Button className="flex-1" onClick={save}>
              <Download aria-hidden="true" />
              Download
            </Button>
          </div>
        </div>
        {format.id === 'svg' ? (
          <img
            src={`data:image/svg+xml,${encodeURIComponent(text)}`}
            alt={`${file}: the colors with their names, and two charts of them`}
            className="w-full rounded-control border border-line"
          />
        ) : (
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys.
            tabIndex={0}
            aria-label={file}
            className="max-h-72 min-w-0 overflow-auto rounded-control bg-code p-4 text-sm text-on-code"
          >
            <pre className="font-mono">{text}</pre>
          </section>
        )}
      </div>
    </section>
  );
}

/** The sheet as a PNG of two pixels a unit. @throws {TypeError} If its fonts cannot be loaded. */
async function paint(palette: ChartColors): Promise<Blob> {
  const { openTypeface, sheetText, writeDrawings } = await import('@swatchwork/formats/drawing');
  const sheet = drawChartSheet({ ...palette, name: sheetText(palette.name) || CHART_NAME });
  const texts = sheet.shapes.flatMap((shape) => ('text' in shape ? [shape.text] : []));
  const bytes = writeDrawings([sheet], await openTypeface(texts), { scale: 2 });
  return new Blob([bytes], { type: 'image/png' });
}
