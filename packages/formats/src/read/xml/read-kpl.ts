import { fromCmyk, fromLab, fromLinear, parseColor, type Srgb } from '@swatchwork/color';

import type { ReadPalette } from '../../palette/palette.ts';
import { PaletteBuilder } from '../../palette/palette-builder.ts';
import { xmlNodes } from '../../text/xml-nodes.ts';

const FORMAT = 'Krita palette';

type Attributes = ReadonlyMap<string, string>;

interface Entry {
  name: string | undefined;
  color: Srgb;
  at: number;
  group: number;
  row: number;
  column: number;
}

/**
 * Reads the `colorset.xml` of a palette of Krita, group by group in the order of their rows. The
 * profiles of the archive are not read: RGB of one other than sRGB is taken as sRGB, with a note.
 *
 * @throws {FormatError} If there is no color.
 * @see https://docs.krita.org/en/untranslatable_pages/kpl_defintion.html
 */
export function readKpl(text: string): ReadPalette {
  const palette = new PaletteBuilder(FORMAT);
  const entries: Entry[] = [];
  const counts = { groups: 0, broken: 0, profiles: 0, spots: 0 };
  let open: { name: string | undefined; isSpot: boolean; isRead: boolean } | undefined;
  let last: Entry | undefined;
  const close = () => {
    if (open && !open.isRead) counts.broken += 1;
    open = undefined;
  };
  for (const { kind, name: tag, attributes, at, isEmpty } of xmlNodes(text, FORMAT)) {
    if (kind === 'close' && tag === 'colorsetentry') close();
    if (kind !== 'open') continue;
    if (tag === 'colorset') palette.name = attributes.get('name') ?? '';
    else if (tag === 'group') counts.groups += 1;
    else if (tag === 'colorsetentry') {
      close();
      const isSpot = attributes.get('spot') === 'true';
      open = { name: attributes.get('name'), isSpot, isRead: false };
      last = undefined;
      if (isEmpty) close();
    } else if (tag === 'position' && last) {
      last.row = Number(attributes.get('row')) || 0;
      last.column = Number(attributes.get('column')) || 0;
    } else if (Object.hasOwn(MODELS, tag) && open && !open.isRead) {
      const color = colorOf(tag, attributes, palette);
      if (!color) continue;
      open.isRead = true;
      if (open.isSpot) counts.spots += 1;
      if (tag === 'rgb' && !IS_SRGB.test(attributes.get('space') ?? '')) counts.profiles += 1;
      last = { name: open.name, color, at, group: counts.groups, row: 0, column: 0 };
      entries.push(last);
    }
  }
  close();
  entries.sort((a, b) => a.group - b.group || a.row - b.row || a.column - b.column);
  for (const { name: label, color, at } of entries) palette.add(color, at, { name: label });
  if (counts.groups > 1) palette.tally(counts.groups, 'groups were read as one palette.');
  palette.tally(
    counts.profiles,
    '{color|colors} of {another profile was|other profiles were} read as sRGB and may look different.',
  );
  palette.tally(counts.spots, 'spot {color was|colors were} read as {a |}process {color|colors}.');
  palette.tally(
    counts.broken,
    '{color|colors} of {an |}unknown {model|models} or {scale was|scales were} left out.',
  );
  return palette.build();
}

const IS_SRGB = /^$|srgb/i;
const IS_LINEAR = /g10/i; // as Krita's profiles with a gamma of 1.0 are called

/** Names of the channels of each model. */
const MODELS: Partial<Record<string, readonly string[]>> = {
  rgb: ['r', 'g', 'b'],
  srgb: ['r', 'g', 'b'],
  gray: ['g'],
  cmyk: ['c', 'm', 'y', 'k'],
  lab: ['l', 'a', 'b'],
  xyz: ['x', 'y', 'z'],
};

function colorOf(model: string, attributes: Attributes, palette: PaletteBuilder): Srgb | undefined {
  const channels = (MODELS[model] ?? []).map((key) => Number(attributes.get(key) || Number.NaN));
  if (channels.length === 0 || !channels.every(Number.isFinite)) return undefined;
  const [a = 0, b = 0, c = 0, d = 0] = channels;
  const isLinear = IS_LINEAR.test(attributes.get('space') ?? '');
  const light = (channel: number) => (isLinear ? fromLinear(channel) : channel);
  if (model === 'rgb') return { r: light(a), g: light(b), b: light(c) };
  if (model === 'srgb') return { r: a, g: b, b: c };
  if (model === 'xyz') return parseColor(`color(xyz-d50 ${a} ${b} ${c})`)?.color;
  if (model === 'gray') {
    return palette.converted('gray', { r: light(a), g: light(a), b: light(a) });
  }
  if (model === 'cmyk') {
    return palette.converted('cmyk', fromCmyk({ c: a * 100, m: b * 100, y: c * 100, k: d * 100 }));
  }
  // Versions of Krita wrote Lab from 0 to 1 or as here, without saying which.
  const isOfUnknownScale =
    channels.some((part) => part !== 0) && channels.every((part) => part >= 0 && part <= 1);
  if (isOfUnknownScale) return undefined;
  return palette.converted('lab', fromLab({ l: a, a: b, b: c }));
}
