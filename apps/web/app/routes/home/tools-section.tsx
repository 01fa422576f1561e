import { formatHex, fromHsl } from '@swatchwork/color';
import { memo, startTransition, useDeferredValue, useRef, useState } from 'react';
import { paletteAround } from '../../palettes/palette-around.ts';
import { ContrastFigure } from '../../tools/figures/contrast-figure.tsx';
import { ConverterFigure } from '../../tools/figures/converter-figure.tsx';
import { PaletteFigure } from '../../tools/figures/palette-figure.tsx';
import { Slider } from '../../ui/fields/slider.tsx';
import { ToolCard } from '../../ui/layout/tool-card.tsx';
import { HUE_STOPS } from './hue-stops.ts';
import { SectionHeader } from './section-header.tsx';
import { loadParts, Sent } from './sent.tsx';

/** Hue with which the slider opens, in degrees. */
const START = 14;

/** The hue at which the slider came to rest, and what carries its color to other pages. */
type Settled = { hue: number; goOn?: Awaited<ReturnType<typeof loadParts>> };

const nextPicture = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const colorOf = (hue: number) => fromHsl({ h: hue, s: 76, l: 52 });

/** Three tools, each with a small figure that the one slider drives. */
export function ToolsSection() {
  const [hue, setHue] = useState(START);
  const [settled, setSettled] = useState<Settled>({ hue: START });
  /** Whether a finger or a key is on the slider, and where the slider is. */
  const hand = useRef({ isOn: false, hue: START });

  /** Nobody follows a link while they drag, so links wait for the hand: drawing them takes longest. */
  async function settle() {
    const goOn = await loadParts();
    startTransition(() => setSettled({ hue: hand.current.hue, goOn }));
  }

  function turn(to: number) {
    hand.current.hue = to;
    setHue(to);
    if (!hand.current.isOn) settle();
  }

  /** The links also wait for the picture of the released slider: loading them would delay it. */
  async function release() {
    hand.current.isOn = false;
    if (hand.current.hue === settled.hue) return;
    await nextPicture();
    settle();
  }

  return (
    <div className="container-page py-20 sm:py-28">
      <section aria-labelledby="tools">
        <div className="grid items-end gap-8 md:grid-cols-[1fr_20rem]">
          <SectionHeader id="tools" title="Start with one color">
            Change the hue and watch three tools update. They all compute exactly, and one click
            copies any value.
          </SectionHeader>
          <Slider
            label="Hue"
            min={0}
            max={359}
            value={hue}
            onChange={turn}
            onStart={() => {
              hand.current.isOn = true;
            }}
            onEnd={release}
            track={`linear-gradient(to right, ${HUE_STOPS})`}
            format={(value) => `${value}°`}
          />
        </div>
        <ToolCards hue={useDeferredValue(hue)} settled={settled} />
      </section>
      <Sent>
        {({ GoOnWithColor }) => <GoOnWithColor color={formatHex(colorOf(settled.hue))} />}
      </Sent>
    </div>
  );
}

type CardsProps = { hue: number; settled: Settled };

/** The figures may be drawn a frame after the slider itself, which a hand follows. */
const ToolCards = memo(function ToolCards({ hue, settled }: CardsProps) {
  const color = colorOf(hue);
  const carried = colorOf(settled.hue);
  const hex = formatHex(carried);
  const colors = paletteAround(carried).map(formatHex);
  /** Until the slider is turned, the cards lead to the tools as they open. */
  const carry = settled.hue === START ? undefined : settled.goOn;

  return (
    <ul className="mt-10 grid gap-5 md:grid-cols-3">
      <ToolCard
        to={carry?.paletteAddress('creator', { colors }) ?? '/create-palette'}
        title="Palette Creator"
        label={carry && `Palette Creator with ${hex}`}
        text="Five colors that belong together: lock, shuffle, harmonize, undo, export."
        figure={<PaletteFigure color={color} />}
      />
      <ToolCard
        to={carry?.colorAddress('converter', carried) ?? '/color-tools/color-converter'}
        title="Color Converter"
        label={carry && `Color Converter with ${hex}`}
        text="HEX, RGB, HSL, CMYK, OKLCH and more, from any CSS color you can write."
        figure={<ConverterFigure color={color} />}
      />
      <ToolCard
        to={carry?.colorAddress('contrast', carried) ?? '/color-tools/color-contrast'}
        title="Contrast Checker"
        label={carry && `Contrast Checker with ${hex}`}
        text="Can everyone read it? WCAG levels, real samples, and a fix when it fails."
        figure={<ContrastFigure color={color} />}
      />
    </ul>
  );
});
