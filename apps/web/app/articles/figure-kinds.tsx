import {
  contrastRatio,
  formatHex,
  formatRatio,
  HARMONY_TYPES,
  type Hex,
  harmony,
  mapToGamut,
  parseHex,
  readableTextColor,
  type Srgb,
  simulateVision,
  toHsl,
  VISION_TYPES,
  wcagLevel,
} from '@swatchwork/color';
import { type ComponentType, lazy } from 'react';
import { ColorBars } from '../colors/color-bars.tsx';
import { Swatch } from '../ui/swatches/swatch.tsx';
import { hslRing } from '../wheel/hue-rings.ts';
import { HueWheel } from '../wheel/hue-wheel.tsx';
import type { FigureRow } from './article-parts.ts';
import type { FigureKind } from './figure-names.ts';
import { mix } from './mix.ts';

type Rows = { rows: readonly FigureRow[] };

// The engine of themes comes with these, so only where one stands.
const ThemePairs = lazy(async () => ({
  default: (await import('./theme-figures.tsx')).ThemePairs,
}));
const ThemeSteps = lazy(async () => ({
  default: (await import('./theme-figures.tsx')).ThemeSteps,
}));

const GRADIENT_STEPS = 16;

const VISION_LABELS = {
  protan: 'Protanopia',
  deutan: 'Deuteranopia',
  tritan: 'Tritanopia',
  achromat: 'Achromatopsia',
};

/** How each kind of figure is drawn, with the package that the tools use. */
export const FIGURES: Readonly<Record<FigureKind, ComponentType<Rows>>> = {
  swatches: Swatches,
  contrast: Contrast,
  patches: Patches,
  gradient: Gradient,
  harmony: Harmony,
  vision: Vision,
  lightness: Lightness,
  theme: ThemePairs,
  steps: ThemeSteps,
};

/** Each row is a color and its name. */
function Swatches({ rows }: Rows) {
  return (
    <ul className="grid auto-cols-fr overflow-hidden rounded-control border border-line sm:grid-flow-col">
      {rows.flatMap(({ colors, text }) =>
        colors.map((hex) => (
          <li
            key={`${hex} ${text}`}
            className="flex flex-col justify-end p-3 text-sm forced-color-adjust-none sm:min-h-32"
            style={{ backgroundColor: hex, color: formatHex(readableTextColor(read(hex))) }}
          >
            {text && <span className="font-medium">{text}</span>}
            <span className="font-mono">{hex}</span>
          </li>
        )),
      )}
    </ul>
  );
}

/** Each row is a text color, a background and a text. Its sample is an image, not text to read. */
function Contrast({ rows }: Rows) {
  return (
    <ul className="space-y-3">
      {rows.map(({ colors: [ink = '#000000', paper = '#FFFFFF'], text }) => {
        const ratio = contrastRatio(read(ink), read(paper));
        return (
          <li key={`${ink} ${paper}`} className="grid gap-x-4 sm:grid-cols-[1fr_12rem]">
            <svg
              role="img"
              aria-label={`${text}, ${ink} on ${paper}`}
              className="h-14 w-full rounded-control border border-line forced-color-adjust-none"
              style={{ backgroundColor: paper }}
            >
              <text x="16" y="50%" dy="0.35em" fontSize="18" fill={ink}>
                {text}
              </text>
            </svg>
            <span className="self-center text-sm">
              <strong>{formatRatio(ratio)}:1</strong> {wcagLevel(ratio)}
              <span className="block font-mono text-muted">
                {ink} on {paper}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Each row is a color, the two backgrounds on which it lies, and words. */
function Patches({ rows }: Rows) {
  return (
    <ul className="space-y-4">
      {rows.map(({ colors: [patch = '#808080', ...backgrounds], text }) => (
        <li key={text}>
          <div
            role="img"
            aria-label={`${patch} on ${backgrounds.join(' and on ')}`}
            className="grid h-40 grid-cols-2 overflow-hidden rounded-control border border-line forced-color-adjust-none"
          >
            {backgrounds.map((hex) => (
              <span key={hex} className="grid place-items-center" style={{ backgroundColor: hex }}>
                <Swatch color={patch} className="size-16" />
              </span>
            ))}
          </div>
          <p className="mt-1 text-sm">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Each row is two colors and, as its first word, the space in which they are mixed. */
function Gradient({ rows }: Rows) {
  return (
    <ul className="space-y-3">
      {rows.map(({ colors: [from = '#000000', to = '#FFFFFF'], text }) => (
        <li key={`${from} ${to} ${text}`}>
          <span className="text-sm">{text}</span>
          <span className="flex h-14 overflow-hidden rounded-control border border-line">
            {Array.from({ length: GRADIENT_STEPS }, (_, i) => {
              const share = i / (GRADIENT_STEPS - 1);
              const hex = formatHex(mix(read(from), read(to), share, text));
              return <Swatch key={share} color={hex} className="flex-1" />;
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Each row is a base color and a type of harmony. */
function Harmony({ rows }: Rows) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2">
      {rows.map(({ colors: [hex = '#000000'], text }) => {
        const type = HARMONY_TYPES.find((known) => known === text) ?? 'complementary';
        const colors = harmony(read(hex), type);
        const points = colors.map((color) => ({ hue: toHsl(color).h, color }));
        return (
          <li key={text} className="flex items-center gap-4">
            <div className="w-32 shrink-0">
              <HueWheel ring={hslRing(read(hex))} points={points} />
            </div>
            <div className="text-sm">
              <strong className="capitalize">{type}</strong>
              {colors.map(formatHex).map((color) => (
                <span key={color} className="flex items-center gap-2 font-mono">
                  <Swatch color={color} className="size-4" />
                  {color}
                </span>
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The colors of all rows, as people with each color vision deficiency see them. */
function Vision({ rows }: Rows) {
  const colors = rows.flatMap((row) => row.colors).map(read);
  const views = [
    { label: 'Typical vision', seen: colors },
    ...VISION_TYPES.map((type) => ({
      label: VISION_LABELS[type],
      seen: colors.map((color) => mapToGamut(simulateVision(color, type, 1))),
    })),
  ];
  return (
    <ul className="space-y-2">
      {views.map(({ label, seen }) => (
        <li key={label} className="items-center gap-4 sm:flex">
          <span className="block w-36 text-sm">{label}</span>
          <span className="flex h-10 flex-1 overflow-hidden rounded-control border border-line">
            {seen.map((color, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: places are fixed; entries may repeat
              <Swatch key={i} color={formatHex(color)} className="flex-1" />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Each row is a series of colors and its name. */
function Lightness({ rows }: Rows) {
  return rows.map(({ colors, text }) => (
    <div key={text} className="not-first:mt-6">
      <p className="text-sm font-medium">{text}</p>
      <ColorBars measure="Lightness" colors={colors.map(read)} />
    </div>
  ));
}

/** The parser has checked the colors of a figure: a Hex is never undefined here. */
const read = (hex: Hex): Srgb => parseHex(hex) ?? { r: 0, g: 0, b: 0 };
