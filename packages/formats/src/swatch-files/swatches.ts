import { fromHsv, toHsv } from '@swatchwork/color';
import { zipSync } from 'fflate';

import { EPOCH } from '../bytes/zip.ts';
import {
  type ExportedPalette,
  type ReadPalette,
  type Swatch,
  swatchesOf,
} from '../palette/palette.ts';
import { PaletteBuilder } from '../palette/palette-builder.ts';
import { type Meaning, meaningOfProfile } from '../read/color-list/color-space.ts';
import { isObject, type JsonObject, parseJson } from '../text/parse-json.ts';
import { oneLine } from '../text/text.ts';

/** The one file of the archive. */
export const SWATCHES_ENTRY = 'Swatches.json';
const PER_PALETTE = 30; // the slots that Procreate shows
const FORMAT = 'Procreate swatches';

/**
 * A palette of Procreate: a ZIP archive of one JSON file in the form of 2019, which every version
 * reads. More than thirty colors become several palettes; the format does not store color names.
 *
 * @see https://github.com/szydlovski/procreate-swatches (Procreate published no description)
 */
export function writeSwatches(palette: ExportedPalette): Uint8Array<ArrayBuffer> {
  const swatches = swatchesOf(palette);
  const count = Math.max(1, Math.ceil(swatches.length / PER_PALETTE));
  const title = oneLine(palette.name);
  const palettes = Array.from({ length: count }, (_, i) => ({
    name: i === 0 ? title : `${title} ${i + 1}`.trim(),
    swatches: swatches.slice(i * PER_PALETTE, (i + 1) * PER_PALETTE).map(toSlot),
  }));
  const json = new TextEncoder().encode(JSON.stringify(palettes));
  return new Uint8Array(zipSync({ [SWATCHES_ENTRY]: [json, { mtime: EPOCH }] }));
}

/** The hue is 0 to 1 as well. */
function toSlot({ rgb, alpha }: Swatch) {
  const { h, s, v } = toHsv(rgb);
  return { hue: h / 360, saturation: s / 100, brightness: v / 100, alpha, colorSpace: 0 };
}

/**
 * Reads the palettes of a file as one: HSB colors, without empty slots. From version 5 on, a color may
 * be in a profile of the file; one that is not known is taken as sRGB, with a note.
 *
 * @param json The unpacked {@link SWATCHES_ENTRY}.
 * @throws {FormatError} If it is no JSON, or a slot is no color.
 * @see writeSwatches
 */
export function readSwatches(json: Uint8Array): ReadPalette {
  const palette = new PaletteBuilder(FORMAT);
  const root = parseJson(new TextDecoder().decode(json), FORMAT);
  const palettes = (Array.isArray(root) ? root : [root]).filter(isObject);
  let [empty, profiles] = [0, 0];
  for (const { name, swatches, colorProfiles } of palettes) {
    if (typeof name === 'string') palette.name ||= name;
    if (!Array.isArray(swatches)) throw palette.broken(0, 'a palette has no swatches');
    const meanings = meaningsOf(colorProfiles);
    for (const slot of swatches) {
      if (!isObject(slot)) empty += 1;
      else if (!addSlot(palette, slot, meanings)) profiles += 1;
    }
  }
  if (palettes.length > 1) palette.tally(palettes.length, 'palettes were read as one.');
  palette.tally(empty, 'empty {slot was|slots were} left out.');
  palette.tally(
    profiles,
    '{color|colors} of {another profile was|other profiles were} read as sRGB and may look different.',
  );
  return palette.build();
}

/** By its hash, what a profile of the file means; undefined for one that is not known. */
const meaningsOf = (profiles: unknown): Map<unknown, Meaning | undefined> =>
  new Map(
    (Array.isArray(profiles) ? profiles.filter(isObject) : []).map(({ hash, iccName }) => [
      hash,
      meaningOfProfile(String(iccName)),
    ]),
  );

const RGB = 0;

/** @returns Whether it is in a space that is known. */
function addSlot(
  palette: PaletteBuilder,
  slot: JsonObject,
  meanings: ReadonlyMap<unknown, Meaning | undefined>,
): boolean {
  const { hue, saturation, brightness, alpha, colorSpace = RGB, colorProfile } = slot;
  if (typeof hue !== 'number' || typeof saturation !== 'number' || typeof brightness !== 'number') {
    throw palette.broken(0, `color ${palette.size + 1} has no hue, saturation or brightness`);
  }
  const color = fromHsv({ h: hue * 360, s: saturation * 100, v: brightness * 100 });
  const opacity = typeof alpha === 'number' ? alpha : 1;
  const meaning = colorProfile === undefined ? 'srgb' : meanings.get(colorProfile);
  const isKnown = colorSpace === RGB && meaning !== undefined && meaning !== 'generic';
  if (!isKnown || meaning === 'device' || meaning === 'srgb') {
    palette.add(color, 0, { alpha: opacity });
  } else palette.addCss(`color(${meaning} ${color.r} ${color.g} ${color.b})`, 0, '', opacity);
  return isKnown;
}
