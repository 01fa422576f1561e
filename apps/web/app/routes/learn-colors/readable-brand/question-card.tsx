import { formatRatio } from '@swatchwork/color';
import { Check, X } from 'lucide-react';

import { PairSample } from '../../../colors/contrast/pair-sample.tsx';
import { Radio } from '../../../ui/fields/radio.tsx';
import { MINIMUM, type Option, type Question } from './questions.ts';

type Props = {
  question: Question;
  number: number;
  /** The value of the chosen option; no option's if none is chosen. */
  answer: string;
  onAnswer: (value: string) => void;
};

/** A question with its samples; once it is answered, with their ratios and what the theme does. */
export function QuestionCard({ question, number, answer, onAnswer }: Props) {
  const { id, ask, background, options, why } = question;
  const chosen = options.find(({ value }) => value === answer);

  return (
    <fieldset className="min-w-0 rounded-panel border border-line bg-raised p-4 sm:p-5">
      <legend className="float-left mb-3 w-full font-semibold">{`${number}. ${ask}`}</legend>
      <div
        className={`clear-both grid grid-cols-2 gap-3 ${options.length > 2 ? 'sm:grid-cols-4' : ''}`}
      >
        {options.map((option) => (
          <Radio
            key={option.value}
            name={id}
            value={option.value}
            checked={option === chosen}
            onChange={() => onAnswer(option.value)}
            className="flex-col items-stretch! overflow-hidden rounded-control border border-outline has-checked:border-ink has-checked:outline-1 has-checked:outline-ink"
          >
            <PairSample
              text={option.hex}
              background={background}
              className="h-20 w-full rounded-none"
            />
            <span className="flex min-h-11 flex-wrap items-center justify-between gap-x-2 border-t border-line px-3 text-sm">
              <span className="font-medium">
                {option.label}
                <span className="sr-only">, answer to question {number}</span>
              </span>
              {chosen && <Ratio option={option} />}
            </span>
          </Radio>
        ))}
      </div>
      <output
        aria-label={`Answer ${number}`}
        className="mt-3 block max-w-[68ch] text-sm empty:hidden"
      >
        {chosen && (
          <>
            <strong>{chosen.isRight ? 'Right. ' : 'Not that one. '}</strong>
            {verdictOn(chosen)} {why}
          </>
        )}
      </output>
    </fieldset>
  );
}

function Ratio({ option: { ratio } }: { option: Option }) {
  const Icon = ratio >= MINIMUM ? Check : X;
  return (
    <span className="flex items-center gap-1">
      <span className="font-mono">{formatRatio(ratio)}</span>
      <Icon aria-hidden="true" className="size-4" />
      <span className="sr-only">{ratio >= MINIMUM ? 'passes' : 'fails'}</span>
    </span>
  );
}

function verdictOn({ hex, ratio, isRight }: Option): string {
  const has = `${hex} has ${formatRatio(ratio)}:1`;
  if (ratio < MINIMUM) return `${has}, and text needs ${MINIMUM}:1.`;
  return isRight
    ? `${has}; text needs ${MINIMUM}:1.`
    : `${has}, but a step nearer to the background passes too.`;
}
