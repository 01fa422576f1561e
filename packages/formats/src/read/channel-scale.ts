/**
 * What stands for a full channel in a file, by all of its channels: 1 where none is larger, or where they
 * have fractions and hardly exceed it, as colors outside of sRGB do; else 255.
 */
export function channelScale(channels: Iterable<number>): 1 | 255 {
  let most = 0;
  let hasFraction = false;
  for (const channel of channels) {
    most = Math.max(most, channel);
    hasFraction ||= !Number.isInteger(channel);
  }
  return most <= 1 || (hasFraction && most <= MOST_EXTENDED) ? 1 : 255;
}

const MOST_EXTENDED = 1.5;

/**
 * What stands for opaque, by all opacities of a file: 1, 100 (percent) or 255. A largest one of less than a
 * tenth would be invisible, so that it is an opacity out of range.
 */
export function alphaScale(alphas: readonly number[]): 1 | 100 | 255 {
  const most = alphas.reduce((one, two) => Math.max(one, two), 0);
  if (most < 10) return 1;
  return most <= 100 ? 100 : 255;
}
