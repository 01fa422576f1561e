import type { ReactNode } from 'react';

import { usePaint } from '../kit/use-paint.ts';

const SIDE = 40;

type Shape = (ink: string) => ReactNode;

/** Cut-outs of leaves, waves and suns, each drawn in a tile of 40 by 40. */
const SHAPES: readonly Shape[] = [
  (ink) => <path fill={ink} d="M0 0a40 40 0 0 1 40 40H0z" />,
  (ink) => <circle cx="20" cy="20" r="13" fill={ink} />,
  (ink) => <path fill={ink} d="M0 0c22 0 40 18 40 40C18 40 0 22 0 0z" />,
  (ink) => <path fill={ink} d="M0 20a20 20 0 0 1 40 0zM0 40a20 20 0 0 1 40 0z" />,
  (ink) => <path fill={ink} d="M40 0a40 40 0 0 1-40 40V0z" />,
  (ink) => (
    <path
      fill="none"
      stroke={ink}
      strokeWidth="5"
      d="M0 10c7 0 7 6 13 6s7-6 14-6 6 6 13 6M0 26c7 0 7 6 13 6s7-6 14-6 6 6 13 6"
    />
  ),
  (ink) => <path fill={ink} d="M20 0a20 20 0 0 1 0 40zM0 0h20v40a20 20 0 0 1 0-40z" />,
];

type Props = { columns: number; rows: number; className?: string };

/** A pattern of tiles in every color of the palette. It fills its frame. */
export function Tiles({ columns, rows, className }: Props) {
  const { theme, paint } = usePaint();
  const at = (i: number) => paint(theme.tiles[i % theme.tiles.length]!);

  return (
    <svg
      viewBox={`0 0 ${columns * SIDE} ${rows * SIDE}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={className}
      width="100%"
      height="100%"
    >
      {Array.from({ length: columns * rows }, (_, i) => {
        const [column, row] = [i % columns, Math.floor(i / columns)];
        const turn = column * 7 + row * 11 + column * row * 3;
        const shape = SHAPES[(column * 3 + row * 5 + column * row) % SHAPES.length]!;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place.
          <g key={i} transform={`translate(${column * SIDE} ${row * SIDE})`}>
            <path fill={at(turn)} d="M0 0h40.2v40.2H0z" />
            {shape(at(turn + 1 + (i % 2)))}
          </g>
        );
      })}
    </svg>
  );
}
