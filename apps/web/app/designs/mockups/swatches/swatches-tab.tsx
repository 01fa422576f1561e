import { COLOR_ROLES, describe, formatHex, parseHex, type Srgb, toHsl } from '@swatchwork/color';
import { Copy } from 'lucide-react';
import { Button } from '../../../ui/buttons/button.tsx';
import { copyWithToast } from '../../../ui/copying/copy-with-toast.ts';
import { Swatch } from '../../../ui/swatches/swatch.tsx';
import { Ground } from '../../kit/ground.tsx';
import { Ink } from '../../kit/ink.tsx';
import { Mockup } from '../../kit/mockup.tsx';
import { usePaint } from '../../kit/use-paint.ts';

export function SwatchesTab() {
  const { theme } = usePaint();
  // The sheet names its colors, so it is only for palettes.
  const palette = theme.palette.map((color) => parseHex(color)!);
  const names = palette.map((color) => `${formatHex(color)}, ${describe(color)}`).join('; ');

  return (
    <div className="mockups">
      <CopyList colors={palette} />
      <Mockup
        title="Swatch sheet"
        label={`Swatches of the palette: ${names}`}
        className="swatch-sheet"
      >
        <Ground of="page" className="swatch-body">
          <div className="swatch-grid">
            {palette.map((color, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: places are fixed; entries may repeat
              <Ground key={i} of={formatHex(color)} className="swatch-tall">
                <Ink className="swatch-name">{describe(color)}</Ink>
                <Ink className="swatch-hex">{formatHex(color)}</Ink>
              </Ground>
            ))}
          </div>
          <div className="swatch-roles">
            {COLOR_ROLES.map((role) => (
              <Ground key={role} of={role} className="swatch-role">
                <Ink className="swatch-aa">Aa</Ink>
                <Ink className="swatch-name">{role}</Ink>
                <Ink kind="soft">{theme.roles[role]}</Ink>
                <Ink kind="strong">Emphasis</Ink>
              </Ground>
            ))}
          </div>
        </Ground>
      </Mockup>
    </div>
  );
}

/** Each color with a button that copies it, and one that copies them all. */
function CopyList({ colors }: { colors: readonly Srgb[] }) {
  const all = colors.map(formatHex).join(', ');

  return (
    <section aria-label="Colors to copy">
      <div className="mb-2 flex min-h-11 items-center justify-between">
        <h3 className="font-medium tracking-normal">All colors</h3>
        <Button
          size="small"
          className="noscript:hidden"
          onClick={() => copyWithToast(all, 'Palette Copied!', all)}
        >
          <Copy aria-hidden="true" />
          Copy palette
        </Button>
      </div>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {colors.map((color, i) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: places are fixed; entries may repeat
            key={i}
            className="flex items-center gap-4 overflow-hidden rounded-control border border-line bg-raised pr-3"
          >
            <Swatch color={formatHex(color)} className="h-20 w-20 shrink-0" />
            <div className="min-w-0 flex-1">
              <p className="font-mono">{formatHex(color)}</p>
              <p className="text-sm text-muted">
                {describe(color)}, <span className="whitespace-nowrap">{hsl(color)}</span>
              </p>
            </div>
            <Button
              size="small"
              aria-label={`Copy ${formatHex(color)}`}
              className="noscript:hidden"
              onClick={() => copyWithToast(formatHex(color))}
            >
              Copy
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function hsl(color: Srgb): string {
  const { h, s, l } = toHsl(color);
  return `hsl(${Math.round(h)}, ${Math.round(s)}%, ${Math.round(l)}%)`;
}
