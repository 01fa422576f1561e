import { fromHsl, toHsl } from '../spaces/hsl.ts';
import { fromLab, toLab } from '../spaces/lab.ts';
import { fromLch, toLch } from '../spaces/lch.ts';
import { fromOklab, toOklab } from '../spaces/oklab.ts';
import { fromOklch, toOklch } from '../spaces/oklch.ts';
import type { Srgb } from '../spaces/srgb.ts';

/** Spaces to mix in: the perceptually even ones first, then those that other tools use. */
export const MIX_SPACES = ['oklab', 'oklch', 'srgb', 'lab', 'lch', 'hsl'] as const;

export type MixSpace = (typeof MIX_SPACES)[number];

type Coordinates = readonly [number, number, number];

interface Space {
  read(color: Srgb): Coordinates;
  write(coordinates: Coordinates): Srgb;
  /** The index of the hue, in spaces that have one. */
  hueAt?: 0 | 2;
}

/** Each space as three numbers, whatever it calls them. */
export const COORDINATES: Record<MixSpace, Space> = {
  oklab: {
    read: (color) => lab(toOklab(color)),
    write: ([l, a, b]) => fromOklab({ l, a, b }),
  },
  oklch: {
    read: (color) => lch(toOklch(color)),
    write: ([l, c, h]) => fromOklch({ l, c, h }),
    hueAt: 2,
  },
  srgb: {
    read: ({ r, g, b }) => [r, g, b],
    write: ([r, g, b]) => ({ r, g, b }),
  },
  lab: {
    read: (color) => lab(toLab(color)),
    write: ([l, a, b]) => fromLab({ l, a, b }),
  },
  lch: {
    read: (color) => lch(toLch(color)),
    write: ([l, c, h]) => fromLch({ l, c, h }),
    hueAt: 2,
  },
  hsl: {
    read(color) {
      const { h, s, l } = toHsl(color);
      return [h, s, l];
    },
    write: ([h, s, l]) => fromHsl({ h, s, l }),
    hueAt: 0,
  },
};

const lab = ({ l, a, b }: { l: number; a: number; b: number }): Coordinates => [l, a, b];

const lch = ({ l, c, h }: { l: number; c: number; h: number }): Coordinates => [l, c, h];
