import { type CssColor, describe, formatHex, parseHex } from '@swatchwork/color';

import { exactOf } from '../../palettes/exact-of.ts';
import { CopyButton } from '../../ui/copying/copy-button.tsx';
import { Swatch } from '../../ui/swatches/swatch.tsx';
import { wheelColor } from './wheel-query.ts';

type Props = {
  color: CssColor;
  /** Whether the wheel is at its hue. */
  isShown: boolean;
  /** Of the wheel, in degrees. */
  hue: number;
  /** Turns the wheel to the color again. */
  onBack: () => void;
};

/** The exact color that a person came with, beside the color in which the wheel shows its hue. */
export function BroughtColor({ color, isShown, hue, onBack }: Props) {
  const { hex, css } = color;
  const text = exactOf(color) ?? hex;
  const shown = formatHex(wheelColor(hue));

  return (
    <section
      aria-label="Your color"
      className="flex items-center gap-3 rounded-control border border-line bg-raised p-3 text-sm"
    >
      <span className="flex shrink-0 overflow-hidden rounded-control border border-line">
        <Swatch color={hex} css={css} className="h-11 w-9" />
        <Swatch color={shown} className="h-11 w-9" />
      </span>
      <p className="min-w-0 flex-1">
        <span className="sr-only">{`${describe(parseHex(hex)!)}. `}</span>
        {isShown ? (
          <>
            <Code>{text}</Code> is kept; the wheel shows its hue as <Code>{shown}</Code>.
          </>
        ) : (
          <>
            {'No longer the hue of '}
            <Code>{text}</Code>.{' '}
            <button
              type="button"
              onClick={onBack}
              className="font-medium whitespace-nowrap underline"
            >
              Go back
            </button>
          </>
        )}
      </p>
      <CopyButton text={text} className="-mr-1 shrink-0 noscript:hidden" />
    </section>
  );
}

const Code = ({ children }: { children: string }) => (
  <span className="font-mono wrap-anywhere">{children}</span>
);
