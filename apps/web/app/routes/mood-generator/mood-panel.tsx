import { ArrowRight, Copy, RefreshCw } from 'lucide-react';
import { useMemo } from 'react';
import { Form } from 'react-router';

import { type Names, useColorNames } from '../../names/use-color-names.ts';
import { exportedOf } from '../../palette-files/export/exported-palette.ts';
import { colorTexts } from '../../palettes/carried-palette.ts';
import { wholeColors } from '../../palettes/whole-color.ts';
import { paletteAddress } from '../../tools/go-on/targets.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { copyWithToast } from '../../ui/copying/copy-with-toast.ts';
import { MoodDownloads } from './mood-downloads.tsx';
import { MoodNames } from './mood-names.tsx';
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
