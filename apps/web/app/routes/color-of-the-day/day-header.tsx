import { describe, formatHex, harmony, parseHex, readableTextColor } from '@swatchwork/color';
import { ArrowRight } from 'lucide-react';

import type { ColorOfTheDay } from '../../api/types.ts';
import { paletteLink } from '../../palettes/palette-link.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { CopyButton } from '../../ui/copying/copy-button.tsx';
import { colorPath } from '../../ui/links/color-path.ts';
import { DayFrame } from './day-frame.tsx';

/** The color of a day in the full width of the page, and links to the tools. */
export function DayHeader({ color: { date, hexCode, name } }: { color: ColorOfTheDay }) {
  const color = parseHex(hexCode)!;
  const partners = harmony(color, 'analogous').slice(1);

  return (
    <DayFrame date={date} background={hexCode} text={formatHex(readableTextColor(color))}>
      <div className="min-w-0">
        <h2 className="text-4xl tracking-[-0.03em] wrap-break-word sm:text-6xl">{name}</h2>
        <p className="mt-2 flex flex-wrap items-center gap-x-1 text-lg">
          <span className="font-mono">{hexCode}</span>
          <CopyButton text={hexCode} className="noscript:hidden" />
          {describe(color)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <LinkButton variant="current" to={colorPath(color)}>
          Details of {hexCode}
          <ArrowRight aria-hidden="true" />
        </LinkButton>
        <LinkButton variant="current" to={paletteLink(color, partners, 'analogous')}>
          Open in creator
          <ArrowRight aria-hidden="true" />
        </LinkButton>
      </div>
    </DayFrame>
  );
}
