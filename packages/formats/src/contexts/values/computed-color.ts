import { CSS_SPACES, type Srgb } from '@swatchwork/color';

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
  return CSS_SPACES[space]!.write([a, b, c]);
}

/** The channels of a color in a space; its own, exactly, where it is already there. */
export const channelsIn = (color: ComputedColor, space: string): Channels =>
  color.space === space ? color.channels : CSS_SPACES[space]!.read(toSrgb(color));
