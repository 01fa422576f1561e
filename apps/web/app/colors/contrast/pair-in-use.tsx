import type { Hex } from '@swatchwork/color';

type Props = {
  text: Hex;
  background: Hex;
  /** What the pair is; text unless given. */
  kind?: 'text' | 'large-text' | 'non-text' | 'inactive' | undefined;
};

/**
 * A pair as it is used: a text at the size that is meant, or the border of a field. It is a picture, because
 * most such pairs are no pair to read.
 */
export function PairInUse({ text, background, kind = 'text' }: Props) {
  const isText = kind !== 'non-text';

  return (
    <svg
      width="144"
      height="44"
      aria-hidden="true"
      style={{ backgroundColor: background }}
      className="block shrink-0 rounded-control border border-line forced-color-adjust-none"
    >
      {isText ? (
        <text
          x="12"
          y={kind === 'large-text' ? 31 : 28}
          fontSize={kind === 'large-text' ? 24 : 16}
          data-color={text}
          style={{ fill: text }}
        >
          {kind === 'large-text' ? 'Large text' : 'A line of text'}
        </text>
      ) : (
        <rect x="12" y="9" width="120" height="26" rx="5" fill="none" style={{ stroke: text }} />
      )}
    </svg>
  );
}
