import type { Hex } from '@swatchwork/color';

import { ToolCard } from '../../ui/layout/tool-card.tsx';
import type { Answers, Paint } from './answers.ts';
import type { HeroColor } from './hero-colors.ts';

type Props = {
  answers: Answers | undefined;
  colors: readonly HeroColor[];
  /** The creator with the colors. */
  toCreator: string;
  /** Whether nobody has given a color yet. */
  isExample: boolean;
};

const HEIGHTS = [62, 88, 45, 74, 30, 56]; // percent

/** What three tools make of the color that leads, each with the way to it. */
export function AnswerCards({ answers, colors, toCreator, isExample }: Props) {
  return (
    <section aria-labelledby="answers">
      <h2 id="answers" className="text-base font-semibold tracking-normal sm:text-lg">
        {isExample ? 'For example, with' : 'With'}{' '}
        <span
          className="inline-block size-3 rounded-full forced-color-adjust-none"
          style={{ backgroundColor: answers?.color }}
        />{' '}
        <span className="font-mono">{answers?.color}</span> you get
      </h2>
      <ul className="mt-1.5 grid grid-cols-3 gap-2 sm:mt-3 sm:gap-4">
        <ToolCard
          isCompact
          figureHeight="h-16 sm:h-36 lg:h-44"
          to={answers?.theme.to ?? '/theme'}
          title="Theme Builder"
          label={answers && `Theme Builder with ${answers.color}`}
          text={
            answers
              ? `Light, dark and high contrast. ${passing(answers)}.`
              : 'Light, dark and high contrast from your exact color.'
          }
          figure={
            answers && (
              <div className="grid h-full grid-cols-2 forced-color-adjust-none">
                <PageFigure {...answers.theme.light} />
                <PageFigure {...answers.theme.dark} />
              </div>
            )
          }
        />
        <ToolCard
          isCompact
          figureHeight="h-16 sm:h-36 lg:h-44"
          to={toCreator}
          title="Palette Creator"
          label="Palette Creator with these colors"
          text="These colors, to adjust, save and export."
          figure={<Bars colors={colors.map(({ hex }) => hex)} />}
        />
        <ToolCard
          isCompact
          figureHeight="h-16 sm:h-36 lg:h-44"
          to={answers?.charts.to ?? '/data-palettes'}
          title="Data Palettes"
          label={answers && `Data Palettes with ${answers.color}`}
          text="Chart colors that stay distinct, with color blindness too."
          figure={answers && <Bars colors={answers.charts.colors} heights={HEIGHTS} />}
        />
      </ul>
    </section>
  );
}

const passing = ({ theme: { pairs, failing } }: Answers) =>
  failing === 0
    ? `All ${pairs} contrast checks pass`
    : `${pairs - failing} of ${pairs} contrast checks pass`;

/** A page of a theme with a card and a button. */
function PageFigure({ page, card, line, text, solid, label, tint }: Paint) {
  return (
    <div className="grid place-items-center p-1.5 sm:p-3" style={{ backgroundColor: page }}>
      <div
        className="grid w-full max-w-36 gap-1.5 rounded-control border p-1.5 sm:p-2.5"
        style={{ backgroundColor: card, borderColor: line, color: text }}
      >
        <span className="h-2 w-3/4 rounded-full bg-current" />
        <span className="h-2 w-1/2 rounded-full bg-current opacity-60 max-sm:hidden" />
        <span
          className="grid h-4 place-items-center rounded-control text-sm font-medium sm:mt-1 sm:h-7"
          style={{ backgroundColor: solid, color: label }}
        >
          <span className="max-sm:hidden">Send</span>
        </span>
        <span className="h-3 rounded-[4px] max-sm:hidden" style={{ backgroundColor: tint }} />
      </div>
    </div>
  );
}

/** Colors side by side, over the full height or as the bars of a chart. */
function Bars({ colors, heights }: { colors: readonly Hex[]; heights?: readonly number[] }) {
  return (
    <div
      className={`flex h-full items-end forced-color-adjust-none ${heights ? 'gap-1 bg-white px-2 pt-2 sm:gap-2 sm:px-5 sm:pt-5' : ''}`}
    >
      {colors.map((hex, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the places are what stays the same.
          key={i}
          className="flex-1"
          style={{ backgroundColor: hex, height: `${heights?.[i] ?? 100}%` }}
        />
      ))}
    </div>
  );
}
