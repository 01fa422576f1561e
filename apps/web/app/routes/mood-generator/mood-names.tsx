import { describeAll, exactSrgb, parseHex } from '@swatchwork/color';
import { Link } from 'react-router';

import type { CarriedPalette } from '../../palettes/carried-palette.ts';
import { wholeColors } from '../../palettes/whole-color.ts';
import { colorPath } from '../../ui/links/color-path.ts';
import { Swatch } from '../../ui/swatches/swatch.tsx';

type Props = {
  palette: CarriedPalette;
};

/** The colors by name, each a link to its page. */
export function MoodNames({ palette }: Props) {
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
