import {
  formatHex,
  generatePalette,
  HARMONY_OFFSETS,
  type HarmonyType,
  isInGamut,
  mapToGamut,
  rotateHue,
  rotatePerceptualHue,
  type Srgb,
  toHsl,
  toOklch,
  toShortCssColor,
} from '@swatchwork/color';
import { useId } from 'react';

import { ColorBars } from '../../../colors/color-bars.tsx';
import type { Exact } from '../../../palettes/exact-of.ts';
import { paletteLink } from '../../../palettes/palette-link.ts';
import { PaletteRow } from '../../../palettes/palette-row.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { formatTurn } from '../../../wheel/format-turn.ts';
import { HueWheel } from '../../../wheel/hue-wheel.tsx';

type Props = {
  type: HarmonyType;
  /** May lie outside the sRGB gamut, where HSL ends. */
  base: Srgb;
  /** What the base is beyond its hex, as text for CSS. */
  exact: Exact;
};

/** The hues of the base's ring on each wheel; the same for every scheme. */
type Rings = { hsl: readonly Srgb[]; oklch: readonly Srgb[] };

/** One scheme of a color: the same hue rotations in OKLCH and in HSL, side by side. */
export function Scheme({ type, base, exact, rings }: Props & { rings: Rings }) {
  const id = useId();
  const { title, text } = SCHEMES[type];
  const inHsl = mapToGamut(base);

  return (
    <Panel aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="mt-1 text-muted">{text}</p>
      <div className="mt-4 grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <Version
          {...{ type, base, exact }}
          name="OKLCH"
          text="equally light"
          hue={toOklch(base).h}
          rotate={rotatePerceptualHue}
          ring={rings.oklch}
        />
        <Version
          type={type}
          base={inHsl}
          exact={undefined}
          name="HSL"
          text={isInGamut(base) ? 'same saturation' : `of ${formatHex(inHsl)}`}
          hue={toHsl(inHsl).h}
          rotate={rotateHue}
          ring={rings.hsl}
        />
      </div>
      <Balanced {...{ type, base, exact }} />
    </Panel>
  );
}

/** Five colors of the scheme, each as light and strong as suits its hue and the base, as the API generates them. */
function Balanced({ type, base, exact }: Props) {
  const shown = mapToGamut(base);
  const colors = generatePalette({ type, base: shown, space: 'oklch', seed: 'balanced' });
  const exacts = colors.map((color) => (color === shown ? exact : undefined));

  return (
    <div className="mt-8">
      <PaletteRow
        title="Balanced"
        of={SCHEMES[type].title}
        text="to use together"
        colors={colors}
        exact={exacts}
        notes={colors.map((color) => (color === shown ? 'Base' : undefined))}
        creator={paletteLink(colors[0] ?? base, colors.slice(1), type, '', exacts)}
      />
    </div>
  );
}

type VersionProps = Props & {
  name: string;
  text: string;
  /** Hue of the base in this space, in degrees. */
  hue: number;
  rotate: (color: Srgb, degrees: number) => Srgb;
  ring: readonly Srgb[];
};

function Version({ type, base, exact, name, text, hue, rotate, ring }: VersionProps) {
  const turns = HARMONY_OFFSETS[type];
  const colors = turns.map((degrees) => rotate(base, degrees));
  const points = turns.map((degrees, i) => ({ hue: hue + degrees, color: colors[i] ?? base }));
  const shown = colors.map(mapToGamut);
  const exacts = colors.map((color, i) => (i === 0 ? exact : toShortCssColor(color).css));

  return (
    <div className="grid items-center gap-x-6 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <div className="mx-auto mb-2 w-36 sm:mb-0">
        <HueWheel ring={ring} points={points} />
      </div>
      <PaletteRow
        title={name}
        of={SCHEMES[type].title}
        text={text}
        colors={shown}
        exact={exacts}
        notes={turns.map(formatTurn)}
        creator={paletteLink(shown[0] ?? base, shown.slice(1), type, '', exacts)}
      >
        <div className="grid grid-cols-2 gap-x-6">
          <ColorBars measure="Lightness" colors={colors} />
          <ColorBars measure="Chroma" colors={colors} />
        </div>
      </PaletteRow>
    </div>
  );
}

/** A sentence about each harmony. */
const SCHEMES: Readonly<Record<HarmonyType, { title: string; text: string }>> = {
  complementary: {
    title: 'Complementary',
    text: 'A hue and its opposite: the strongest contrast of hue there is.',
  },
  triadic: {
    title: 'Triadic',
    text: 'Three hues at equal distances: lively, yet balanced.',
  },
  analogous: {
    title: 'Analogous',
    text: 'A hue and a neighbor on each side: calm, with little contrast.',
  },
  tetradic: {
    title: 'Tetradic',
    text: 'Two pairs of opposites: rich, and best with one of them leading.',
  },
};
