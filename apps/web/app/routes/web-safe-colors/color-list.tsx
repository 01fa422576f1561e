import {
  describe,
  formatHex,
  formatHsl,
  formatRgb,
  readableTextColor,
  type Srgb,
} from '@swatchwork/color';

import { colorPath } from '../../ui/links/color-path.ts';
import { InnerLink } from '../../ui/links/inner-link.tsx';
import type { BrowserState } from './browser-fields.ts';

type Props = { label: string; colors: readonly Srgb[]; view: BrowserState['view'] };

/** Colors as a grid of large swatches or as rows, each a link to its own page. */
export function ColorList({ label, colors, view }: Props) {
  const [className, renderItem] =
    view === 'grid'
      ? ['grid grid-cols-2 sm:grid-cols-3 lg:grid-cols-6', renderCell]
      : ['*:not-first:border-t *:border-line', renderRow];

  return (
    <ul
      aria-label={label}
      className={`overflow-hidden rounded-panel border border-line bg-raised ${className}`}
    >
      {colors.map(renderItem)}
    </ul>
  );
}

// Functions instead of components: the server renders 216 of them within a page's 3 ms.

function renderCell(color: Srgb) {
  const { hex, rgb, words, ink } = colorTexts(color);
  return (
    <li key={hex}>
      <InnerLink
        to={colorPath(color)}
        className="flex h-24 flex-col justify-end px-3 py-2 font-mono text-sm tracking-tighter forced-color-adjust-none hover:underline focus-visible:shadow-none focus-visible:-outline-offset-4 focus-visible:outline-current"
        style={{ backgroundColor: hex, color: ink }}
      >
        <span className="tracking-normal">{hex}</span>
        <span className="sr-only">{`, ${words} `}</span>
        {rgb}
      </InnerLink>
    </li>
  );
}

function renderRow(color: Srgb) {
  const { hex, rgb, hsl } = colorTexts(color);
  return (
    <li key={hex}>
      <InnerLink
        to={colorPath(color)}
        className="flex min-h-14 items-center gap-x-4 pr-4 font-mono text-sm -outline-offset-2 hover:bg-hover"
      >
        <span
          aria-hidden="true"
          className="block w-16 shrink-0 self-stretch forced-color-adjust-none sm:w-28"
          style={{ backgroundColor: hex }}
        />
        <span className="grid flex-1 gap-x-4 py-1.5 sm:grid-cols-3">
          <span className="font-medium">{hex}</span>
          <span>{rgb}</span>
          <span className="text-muted max-sm:hidden">{hsl}</span>
        </span>
      </InnerLink>
    </li>
  );
}

const known = new WeakMap<Srgb, ReturnType<typeof write>>();

/** The texts of one of the 216, computed once. */
function colorTexts(color: Srgb) {
  const texts = known.get(color) ?? write(color);
  known.set(color, texts);
  return texts;
}

const write = (color: Srgb) => ({
  hex: formatHex(color),
  rgb: formatRgb(color),
  hsl: formatHsl(color),
  words: describe(color),
  ink: formatHex(readableTextColor(color)),
});
