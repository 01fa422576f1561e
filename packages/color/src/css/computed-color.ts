import type { Srgb } from '../spaces/srgb.ts';

import { convertAsBrowser } from './browser-spaces.ts';

/** One number of a color; undefined where it is missing, as `none` is. */
export type Channel = number | undefined;

export type Channels = readonly [Channel, Channel, Channel];

/** A color in the space in which CSS keeps it. */
export interface ComputedColor {
  /** A key of `CSS_SPACES`. */
  readonly space: string;
  readonly channels: Channels;
  readonly alpha: Channel;
}

/** What is missing counts as 0. */
export function toSrgb({ space, channels: [a = 0, b = 0, c = 0] }: ComputedColor): Srgb {
  const [r, g, blue] = convertAsBrowser([a, b, c], space, 'srgb');
  return { r, g, b: blue };
}

/** The channels of a color in a space; its own, with what is missing, where it is already there. */
export function channelsIn({ space: from, channels }: ComputedColor, space: string): Channels {
  const [a = 0, b = 0, c = 0] = channels;
  return from === space ? channels : convertAsBrowser([a, b, c], from, space);
}
