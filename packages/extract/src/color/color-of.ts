import { fromCmyk, toLinear } from '@swatchwork/color';
import type { Metadata } from 'sharp';

import { readAvifColor } from '../avif/avif-color.ts';
import type { FileType } from '../file-type.ts';
import type { Encoding } from './encoding.ts';
import { type Profile, readProfile } from './icc.ts';
import { readPngColor } from './png-color.ts';

/**
 * The color information of a picture, by the ranks that browsers give it. The first of these counts:
 *
 * - PNG: `cICP` of full range, `iCCP`, `sRGB`, `gAMA` with `cHRM` or alone; not `cHRM` alone
 * - JPEG: an ICC profile of RGB, gray or inks
 * - WebP: an ICC profile; a BMP is read by its own decoder
 * - AVIF: an ICC profile, `nclx`, the sequence header of the coded picture
 *
 * EXIF does not count, but for the orientation of JPEG and PNG.
 *
 * @returns Undefined for sRGB, which also stands for what is not said.
 * @throws {ExtractError} `unsupported_type`
 */
export function colorOf(file: Uint8Array, type: FileType, header: Metadata): Encoding | undefined {
  const png = type === 'png' ? readPngColor(file) : undefined;
  if (png?.coded) return png.coded;
  const bytes = png ? png.profile : header.icc;
  const profile = bytes && readProfile(bytes);
  const encoding = profile && fits(profile.space, header) ? profile.encoding : undefined;
  if (header.space === 'cmyk') return ofInk(encoding);
  if (encoding) return encoding;
  return type === 'avif' ? readAvifColor(file) : png?.measured;
}

/** A profile of another model than the picture's does not count, but one of RGB does for grays. */
function fits(space: Profile['space'], { channels = 3, space: model }: Metadata): boolean {
  if (model === 'cmyk') return space === 'CMYK';
  return space === 'RGB ' || (space === 'GRAY' && channels < 3);
}

/**
 * Inks as Chromium shows them: black is mixed into the three others, without any calibration; by a profile
 * these three then become a color.
 */
function ofInk(profile: Encoding | undefined): Encoding {
  return (inks) => {
    const [c, m, y, k] = inks.map((ink) => ink * 100);
    const { r, g, b } = fromCmyk({ c: c!, m: m!, y: y!, k: k! });
    if (!profile) return [toLinear(r), toLinear(g), toLinear(b)];
    return profile([r, g, b].map((light) => 1 - Math.floor(light * 255 + 1e-6) / 255).concat(0));
  };
}
