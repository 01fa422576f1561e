import { parseHex } from '@swatchwork/color';

import { toolOf } from '../../tools/all-tools.ts';
import { ContrastFigure } from '../../tools/figures/contrast-figure.tsx';
import { ConverterFigure } from '../../tools/figures/converter-figure.tsx';
import { PaletteFigure } from '../../tools/figures/palette-figure.tsx';
import { TOOL_TEXTS } from '../../tools/tool-texts.ts';
import { ToolCard } from '../../ui/layout/tool-card.tsx';
import { HERO_LEAD } from './hero-colors.ts';

const CARDS = [
  [toolOf('creator'), PaletteFigure],
  [toolOf('converter'), ConverterFigure],
  [toolOf('contrast'), ContrastFigure],
] as const;

/** The three tools that most people look for. */
export const ToolCards = () => (
  <section aria-labelledby="tools" className="container-page pt-12 sm:pt-14">
    <h2 id="tools" className="text-3xl sm:text-4xl">
      Everyday tools
    </h2>
    <ul className="mt-6 grid gap-5 sm:grid-cols-3">
      {CARDS.map(([{ id, path, title }, Figure]) => (
        <ToolCard
          key={id}
          to={path}
          title={title}
          text={TOOL_TEXTS[id]}
          figureHeight="h-32 sm:h-44"
          figure={<Figure color={parseHex(HERO_LEAD)!} />}
        />
      ))}
    </ul>
  </section>
);
