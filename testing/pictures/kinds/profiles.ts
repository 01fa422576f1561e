import {
  cmykProfile,
  grayProfile,
  matrixProfile,
  PRIMARIES,
  rgbTableProfile,
} from './write-icc.ts';

/** Profiles of pictures of RGB, and of others, which do not count there. */
export const PROFILES = {
  sRGB: matrixProfile(PRIMARIES.srgb, 'srgb'),
  'Display P3': matrixProfile(PRIMARIES.p3, 'srgb'),
  'Adobe RGB': matrixProfile(PRIMARIES.adobe, 563 / 256),
  'ProPhoto RGB': matrixProfile(PRIMARIES.prophoto, 1.8),
  'Rec. 2020': matrixProfile(PRIMARIES.rec2020, 2.4),
  table: rgbTableProfile(),
  gray: grayProfile(1.8),
};

export const CMYK_PROFILE = cmykProfile();
