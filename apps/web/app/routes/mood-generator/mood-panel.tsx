import { describeAll, exactSrgb, parseHex } from '@swatchwork/color';
import {
  type ExportedPalette,
  fileName,
  writeAse,
  writeCss,
  writeJson,
  writeTxt,
} from '@swatchwork/formats';
import { ArrowRight, Copy, RefreshCw } from 'lucide-react';
import { useMemo } from 'react';
import { Form, Link } from 'react-router';

import { type Names, useColorNames } from '../../names/use-color-names.ts';
import { download } from '../../palette-files/export/download.ts';
import { exportedOf } from '../../palette-files/export/exported-palette.ts';
import { MoreFormats } from '../../palette-files/export/more-formats.tsx';
import { type Exportable, namedPalette } from '../../palette-files/export/named-palette.ts';
import { type CarriedPalette, colorTexts } from '../../palettes/carried-palette.ts';
import { wholeColors } from '../../palettes/whole-color.ts';
import { paletteAddress } from '../../tools/go-on/targets.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { copyWithToast } from '../../ui/copying/copy-with-toast.ts';
import { colorPath } from '../../ui/links/color-path.ts';
import { toast } from '../../ui/messages/toast.ts';
import { Swatch } from '../../ui/swatches/swatch.tsx';
import { type MoodPalette, moodPaletteName } from './mood-query.ts';

type Props = {
  palette: MoodPalette;
  /** Whether no mood is chosen yet. */
  isExample: boolean;
  /** Names that came with the page. */
  knownNames: Names;
  isPending: boolean;
  onRenew: () => void;
};

/** Actions on a palette: a new one, copies, files, the creator, pages of its colors. */
export function MoodPanel({
  palette: { mood, ...palette },
  isExample,
  knownNames,
  isPending,
  onRenew,
}: Props) {
  const { colors, exact } = palette;
  const texts = useMemo(() => colorTexts({ colors, exact }), [colors, exact]);
  const { nameOf } = useColorNames(texts, knownNames);
  const name = moodPaletteName({ mood });
  const list = texts.join(', ');

  return (
    <div className="space-y-4 p-4 sm:p-5">
      <div>
        <h2 className="text-xl">{name}</h2>
        {isExample && (
          <p className="mt-1 text-muted">This is an example. Choose a mood to see its palette.</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 *:flex-1">
        <Form>
          <input type="hidden" name="mood" value={mood} />
          <Button
            type="submit"
            variant="primary"
            aria-busy={isPending}
            className="w-full"
            onClick={(event) => {
              event.preventDefault();
              onRenew();
            }}
          >
            <RefreshCw aria-hidden="true" />
            Generate New Palette
          </Button>
        </Form>
        <Button
          className="noscript:hidden"
          onClick={() => copyWithToast(list, 'All Colors Copied!', list)}
        >
          <Copy aria-hidden="true" />
          Copy All Colors
        </Button>
        <LinkButton to={paletteAddress('creator', { ...palette, name })!}>
          Open in creator
          <ArrowRight aria-hidden="true" />
        </LinkButton>
      </div>
      <MoodDownloads
        palette={{
          ...exportedOf({ name, colors: wholeColors(palette) }),
          poeticNames: texts.map(nameOf),
        }}
      />
      <MoodNames palette={palette} />
    </div>
  );
}

type MoodNamesProps = {
  palette: CarriedPalette;
};

/** The colors by name, each a link to its page. */
function MoodNames({ palette }: MoodNamesProps) {
  const colors = wholeColors(palette);
  const names = describeAll(colors.map(exactSrgb));
  return (
    <ul aria-label="Names" className="border-t border-line pt-2">
      {colors.map((whole, place) => {
        const { hex, css } = whole;
        const color = parseHex(hex)!;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: places stay; a link may repeat a color.
          <li key={place}>
            <Link to={colorPath(color)} className="flex min-h-9 items-center gap-3 hover:underline">
              <Swatch color={hex} css={css} className="size-4 rounded-full border border-outline" />
              <span className="flex-1 truncate">{names[place]}</span>
              <span className="font-mono text-sm">{hex}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

const IDS = { CSS: 'css', JSON: 'json', TXT: 'txt', ASE: 'ase' } as const;

type Label = keyof typeof IDS;

const LABELS = ['CSS', 'JSON', 'TXT', 'ASE'] as const;

/** The file formats by the label of their button: the type of the file, and its content. */
const FORMATS: Record<Label, [type: string, write: (palette: ExportedPalette) => BlobPart]> = {
  CSS: ['text/css', writeCss],
  JSON: [
    'application/json',
    ({ name, colors, exact = [], alphas = [] }) =>
      writeJson({ name, colors, exact, alphas }, new Date()),
  ],
  TXT: ['text/plain', writeTxt],
  ASE: ['application/octet-stream', writeAse],
};

/** Downloads the palette as a file that is named after it. */
function MoodDownloads({ palette }: { palette: Exportable }) {
  async function save(format: Label) {
    const [type, write] = FORMATS[format];
    const name = fileName(palette.name, format.toLowerCase());
    const named = { ...namedPalette(palette, 'plain'), names: 'numbered' as const };
    download(name, new Blob([write(named)], { type }));
    toast.success('Downloaded!', [name, ...(await lossesOf(palette, format))].join(': '));
  }

  return (
    <fieldset className="noscript:hidden">
      <legend className="mb-1 text-sm font-medium">Download</legend>
      <div className="grid grid-cols-4 gap-2">
        {LABELS.map((format) => (
          <Button key={format} aria-label={`Download ${format}`} onClick={() => save(format)}>
            {format}
          </Button>
        ))}
      </div>
      <div className="mt-2">
        <MoreFormats palette={palette} />
      </div>
    </fieldset>
  );
}

/** What a file does not hold of colors that are more than their hexes. */
async function lossesOf(palette: Exportable, format: Label): Promise<string[]> {
  if (!palette.exact?.some(Boolean) && !palette.alphas?.some((alpha) => alpha !== undefined))
    return [];
  const formats = await import('@swatchwork/formats/formats');
  // Names that were only found for the file are no loss.
  return formats.lossesOf({ ...palette, colorNames: [] }, formats.findFormat(IDS[format])!);
}
