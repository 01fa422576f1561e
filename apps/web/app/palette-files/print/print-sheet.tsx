import { contrastRatio, formatRatio, formatRgb, parseHex } from '@swatchwork/color';
import type { ExportedPalette } from '@swatchwork/formats';
import { SHEET } from '@swatchwork/formats/constants';
import type { CSSProperties } from 'react';

import { Swatch } from '../../ui/swatches/swatch.tsx';

const WHITE = { r: 1, g: 1, b: 1 };
const BLACK = { r: 0, g: 0, b: 0 };

/** A palette on paper, with names in every script that the machine has fonts for. */
export function PrintSheet({
  palette: { name, colors, exact, colorNames },
}: {
  palette: ExportedPalette;
}) {
  const columns = colors.length > SHEET.column ? 2 : 1;
  const pages = Array.from({ length: Math.ceil(colors.length / SHEET.page) }, (_, i) => i);
  const onPage = Math.min(colors.length, SHEET.page);

  return pages.map((page) => (
    <section
      key={page}
      className="palette-page"
      style={{ '--columns': columns, '--rows': Math.ceil(onPage / columns) } as CSSProperties}
    >
      <h1 dir="auto">{name || 'Palette'}</h1>
      <ol>
        {colors.slice(page * SHEET.page, (page + 1) * SHEET.page).map((hex, i) => {
          const place = page * SHEET.page + i;
          const color = parseHex(hex)!;
          const title = colorNames?.[place]?.trim() || hex;
          return (
            <li key={place}>
              <Swatch color={hex} css={exact?.[place]} />
              <div>
                <h2 dir="auto">{title}</h2>
                {title !== hex && <p>{hex}</p>}
                <p>{formatRgb(color)}</p>
                <p>{`${formatRatio(contrastRatio(color, WHITE))} : 1 with white`}</p>
                <p>{`${formatRatio(contrastRatio(color, BLACK))} : 1 with black`}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  ));
}
