import { contrastRatio, describe, formatHex, parseHex, readableTextColor } from '@swatchwork/color';
import { type Family, type ScaleStep, TWELVE_JOBS } from '@swatchwork/theme';
import { Pin } from 'lucide-react';
import { memo } from 'react';
import { titleOf } from '../../../themes/mode-names.ts';
import { copyWithToast } from '../../../ui/copying/copy-with-toast.ts';

import './scale-row.css';

type Props = {
  family: Family;
  name: string;
  steps: readonly ScaleStep[];
  /** The mode of the steps, if they belong to one. */
  hint: string;
  /** The step that is the brand color itself. */
  pinned: string | undefined;
};

/** One family, light to dark. A click on a step copies it. */
export const ScaleRow = memo(
  function ScaleRow({ family, name, steps, hint, pinned }: Props) {
    const title = name === family ? titleOf(family) : name;
    const isTwelve = hint !== '';

    return (
      <li>
        <p className="mb-1 text-sm font-medium wrap-anywhere">{title}</p>
        <div className="flex flex-wrap overflow-hidden rounded-control border border-line">
          {steps.map(({ step, hex }, i) => {
            const color = parseHex(hex)!;
            const text = readableTextColor(color);
            const ratio = contrastRatio(text, color);
            const shown = ratio < 10 ? ratio.toFixed(1) : String(Math.floor(ratio));
            const job = isTwelve ? TWELVE_JOBS[i] : undefined;
            const what = `Copy ${title} ${step}${isTwelve ? ` ${hint}` : ''} ${hex}`;
            return (
              <button
                key={step}
                type="button"
                draggable
                data-color={hex}
                // As generated content: the name says both, and in words.
                data-step={step === pinned ? undefined : step}
                data-ratio={shown}
                title={`${step}${job ? `, ${job}` : ''}: ${hex}`}
                aria-label={`${what}, ${describe(color)}, contrast ${shown}${step === pinned ? ', the brand color itself' : ''}`}
                onClick={() => copyWithToast(hex)}
                style={{ backgroundColor: hex, color: formatHex(text) }}
                className="ring-inside scale-step"
              >
                {step === pinned && (
                  <Pin aria-hidden="true" className="-order-1 size-4.5 fill-current" />
                )}
              </button>
            );
          })}
        </div>
      </li>
    );
  },
  (a, b) =>
    a.name === b.name &&
    a.hint === b.hint &&
    a.pinned === b.pinned &&
    a.family === b.family &&
    a.steps.length === b.steps.length &&
    a.steps.every((step, i) => step.hex === b.steps[i]!.hex),
);
