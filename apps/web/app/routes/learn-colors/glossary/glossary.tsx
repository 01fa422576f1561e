import { formatHex, type Srgb, toHsl } from '@swatchwork/color';

import { Swatch } from '../../../ui/swatches/swatch.tsx';
import { hslRing } from '../../../wheel/hue-rings.ts';
import { HueWheel } from '../../../wheel/hue-wheel.tsx';
import { GLOSSARY, type TermFigure } from './terms.ts';

/** Color terms with their definitions. */
export function Glossary() {
  return (
    <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {GLOSSARY.map(({ term, definition, figure }) => (
        <div
          key={term}
          className="flex flex-col overflow-hidden rounded-panel border border-line bg-raised"
        >
          <dt className="order-2 px-5 pt-4 text-lg font-semibold tracking-tight">{term}</dt>
          <dd className="contents">
            <div aria-hidden="true" className="order-1 h-36 border-b border-line">
              <Figure figure={figure} />
            </div>
            <p className="order-3 px-5 pt-1 pb-5 text-muted">{definition}</p>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Figure({ figure: { kind, colors } }: { figure: TermFigure }) {
  return kind === 'wheel' ? <Wheel colors={colors} /> : <Strip colors={colors} />;
}

function Strip({ colors }: { colors: readonly Srgb[] }) {
  return (
    <div className="flex h-full">
      {colors.map(formatHex).map((hex) => (
        <Swatch key={hex} color={hex} className="flex-1" />
      ))}
    </div>
  );
}

function Wheel({ colors }: { colors: readonly Srgb[] }) {
  const [base] = colors;
  const points = colors.map((color) => ({ hue: toHsl(color).h, color }));
  return (
    <div className="flex h-full items-center gap-4 p-4">
      <div className="size-28 shrink-0">
        {base && <HueWheel ring={hslRing(base)} points={points} />}
      </div>
      <div className="h-full flex-1 overflow-hidden rounded-control">
        <Strip colors={colors} />
      </div>
    </div>
  );
}
