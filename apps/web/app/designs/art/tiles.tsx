import { usePaint } from '../kit/use-paint.ts';

const SIDE = 40;

/** Cut-outs of leaves and suns, each drawn from the corner of a tile of 40 by 40. */
const SHAPES = [
  'a40 40 0 0 1 40 40h-40z',
  'm7 20a13 13 0 1 0 26 0a13 13 0 1 0-26 0z',
  'c22 0 40 18 40 40c-22 0-40-18-40-40z',
  'm0 20a20 20 0 0 1 40 0zm0 20a20 20 0 0 1 40 0z',
  'm40 0a40 40 0 0 1-40 40v-40z',
  'wave',
  'm20 0a20 20 0 0 1 0 40zm-20 0h20v40a20 20 0 0 1 0-40z',
] as const;

const WAVE = 'm0 10c7 0 7 6 13 6s7-6 14-6 6 6 13 6m-40 10c7 0 7 6 13 6s7-6 14-6 6 6 13 6';

type Props = { columns: number; rows: number; className?: string };

/** A pattern of tiles in every color of the palette. It fills its frame. */
export function Tiles({ columns, rows, className }: Props) {
  const { theme, paint } = usePaint();
  const at = (i: number) => paint(theme.tiles[i % theme.tiles.length]!);
  // One path of each color: they are many, and a changed theme styles every element again.
  const grounds = new Map<string, string>();
  const shapes = new Map<string, string>();
  const waves = new Map<string, string>();
  for (let i = 0; i < columns * rows; i++) {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const draw = (paths: Map<string, string>, color: string, path: string) =>
      paths.set(color, `${paths.get(color) ?? ''}M${column * SIDE} ${row * SIDE}${path}`);
    const turn = column * 7 + row * 11 + column * row * 3;
    const shape = SHAPES[(column * 3 + row * 5 + column * row) % SHAPES.length]!;
    const ink = at(turn + 1 + (i % 2));
    draw(grounds, at(turn), 'h40.2v40.2h-40.2z');
    if (shape === 'wave') draw(waves, ink, WAVE);
    else draw(shapes, ink, shape);
  }

  return (
    <svg
      viewBox={`0 0 ${columns * SIDE} ${rows * SIDE}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={className}
      width="100%"
      height="100%"
    >
      {[...grounds, ...shapes].map(([color, path], i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a color may be a ground and a shape.
        <path key={i} fill={color} d={path} />
      ))}
      {[...waves].map(([color, path]) => (
        <path key={color} fill="none" stroke={color} strokeWidth="5" d={path} />
      ))}
    </svg>
  );
}
