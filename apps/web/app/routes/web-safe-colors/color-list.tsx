import { formatHex, formatHsl, formatRgb, type Srgb } from '@swatchwork/color';
import { Link } from 'react-router';

import { ColorLink } from '../../ui/color-link.tsx';
import { colorPath } from '../../ui/color-path.ts';
import { Swatch } from '../../ui/swatch.tsx';
import type { BrowserState } from './browser-fields.ts';

type Props = { label: string; colors: readonly Srgb[]; view: BrowserState['view'] };

/** Colours as a grid of large swatches or as rows, each a link to its own page. */
export function ColorList({ label, colors, view }: Props) {
  const [className, Item] =
    view === 'grid'
      ? ['grid grid-cols-2 sm:grid-cols-3 lg:grid-cols-6', ColorCell]
      : ['*:not-first:border-t *:border-line', ColorRow];

  return (
    <ul
      aria-label={label}
      className={`overflow-hidden rounded-panel border border-line bg-raised ${className}`}
    >
      {colors.map((color) => (
        <li key={formatHex(color)}>
          <Item color={color} />
        </li>
      ))}
    </ul>
  );
}

function ColorCell({ color }: { color: Srgb }) {
  return (
    <ColorLink color={color} className="h-24 px-3 py-2">
      <span className="font-mono tracking-tighter">{formatRgb(color)}</span>
    </ColorLink>
  );
}

function ColorRow({ color }: { color: Srgb }) {
  return (
    <Link
      to={colorPath(color)}
      className="flex min-h-14 items-center gap-x-4 pr-4 font-mono text-sm -outline-offset-2 hover:bg-sunken"
    >
      <Swatch color={formatHex(color)} className="w-16 shrink-0 self-stretch sm:w-28" />
      <span className="grid flex-1 gap-x-4 py-1.5 sm:grid-cols-3">
        <span className="font-medium">{formatHex(color)}</span>
        <span>{formatRgb(color)}</span>
        <span className="text-muted max-sm:hidden">{formatHsl(color)}</span>
      </span>
    </Link>
  );
}
