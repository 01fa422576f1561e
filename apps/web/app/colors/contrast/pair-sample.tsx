import { type Paint, swatchStyle, textStyle } from '../../ui/swatches/swatch-style.ts';

type Props = { text: Paint; background: Paint; className?: string };

/**
 * Two letters in the colors of a pair, only to be seen: it is a picture, because most pairs are
 * no pair to read.
 */
export function PairSample({ text, background, className = 'h-9 w-14' }: Props) {
  return (
    <svg
      viewBox="0 0 56 36"
      aria-hidden="true"
      style={swatchStyle(background)}
      className={`inline-block rounded-control forced-color-adjust-none ${className}`}
    >
      <text
        x="28"
        y="25"
        textAnchor="middle"
        fontSize="19"
        data-color={typeof text === 'string' ? text : text.hex}
        style={textStyle(text)}
        className="font-semibold"
      >
        Aa
      </text>
    </svg>
  );
}
