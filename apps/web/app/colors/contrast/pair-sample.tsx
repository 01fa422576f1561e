import type { Hex } from '@swatchwork/color';

type Props = { text: Hex; background: Hex; className?: string };

/**
 * Two letters in the colors of a pair, for the eye alone: it is a picture, because most pairs are
 * no pair to read.
 */
export function PairSample({ text, background, className = 'h-9 w-14' }: Props) {
  return (
    <svg
      viewBox="0 0 56 36"
      aria-hidden="true"
      style={{ backgroundColor: background }}
      className={`inline-block rounded-control forced-color-adjust-none ${className}`}
    >
      <text x="28" y="25" textAnchor="middle" fill={text} fontSize="19" className="font-semibold">
        Aa
      </text>
    </svg>
  );
}
