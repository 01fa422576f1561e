import { cssTextOf, fallbackLoss, type Hex } from '@swatchwork/color';

import { SHEET_FORMATS } from '../constants.ts';
import { type ExportedPalette, type Swatch, swatchesOf } from '../palette/palette.ts';
import { labOf } from '../swatch-files/lab.ts';
import { counted } from '../text/text.ts';
import type { Format } from './format.ts';
import type { Kept } from './kept.ts';
import { opaqueOf } from './opaque-of.ts';
import { aboutSheet } from './sheet/about-sheet.ts';

// Of one note, which a header may carry; a palette may have thousands of colors.
const DESCRIBED = 20; // colors with what they became
const SPANS = 40; // further ones by their places, such as 21-40

/**
 * What a format cannot hold of a palette, in sentences for people: no sentence means that nothing is
 * lost. A read file has the same colors to 1e-4 of each channel, the same names and the same title.
 *
 * @throws {RangeError} If a color, or an opacity, is none.
 */
export function lossesOf(
  palette: ExportedPalette,
  { id, keeps }: Pick<Format, 'id' | 'keeps'>,
): string[] {
  const { colors, lab, inks, alpha, none } = keeps;
  const swatches = swatchesOf(palette);
  const notes: string[] = [];
  const tally = (count: number, sentence: string) => {
    if (count > 0) notes.push(counted(count, sentence));
  };
  if (colors === 'hexes') {
    notes.push(
      ...aboutColors(
        swatches.map((swatch) => (swatch.print || (lab && labOf(swatch)) ? null : swatch)),
      ),
    );
  }
  tally(
    lab === 'hundredths' ? swatches.filter(isBetweenHundredths).length : 0,
    'Lab {color was|colors were} rounded to hundredths.',
  );
  tally(
    inks ? 0 : swatches.filter((swatch) => swatch.inks).length,
    '{color is written as its screen color, without its|colors are written as their screen colors, without their} ink amounts (CMYK or gray).',
  );
  tally(
    none ? 0 : swatches.filter(hasMissing).length,
    '{color lost its|colors lost their} missing channels ("none"), which count as 0.',
  );
  const alphas = swatches.filter((swatch) => swatch.alpha < 1);
  if (alpha === 'lost' || alpha === 'one-clear') {
    const isKept = alpha === 'one-clear' && alphas.some((swatch) => swatch.alpha === 0);
    tally(alphas.length - (isKept ? 1 : 0), 'translucent {color|colors} became opaque.');
  } else if (alpha === 'bytes') {
    const isText = colors === 'functions';
    const bases = id === 'css' || id === 'css-wide' ? opaqueOf(swatches) : [];
    const rounded = swatches.filter(
      ({ alpha, exact }, i) =>
        alpha < 1 && !isByte(alpha) && !(isText && exact) && bases[i] === undefined,
    );
    tally(rounded.length, '{opacity was|opacities were} rounded to one of 256 steps.');
  }
  notes.push(...aboutNames(swatches, keeps), ...aboutTitle(palette.name.trim(), keeps));
  if (SHEET_FORMATS.includes(id)) notes.push(...aboutSheet(palette));
  return notes;
}

const isByte = (alpha: number) => Math.abs(alpha * 255 - Math.round(alpha * 255)) < 1e-3;

const hasMissing = ({ exact }: Swatch) => exact?.channels.includes('none') ?? false;

const isBetweenHundredths = (swatch: Swatch) =>
  labOf(swatch)?.some((channel) => Math.abs(channel * 100 - Math.round(channel * 100)) > 1e-6) ??
  false;

/** Which colors became a hex, which one, and how far that is from the color. */
function aboutColors(swatches: readonly (Swatch | null)[]): string[] {
  const changed = swatches.flatMap((swatch, i) =>
    swatch?.exact
      ? [
          {
            place: i + 1,
            hex: swatch.hex,
            loss: fallbackLoss({ hex: swatch.hex, css: cssTextOf(swatch.exact) }),
          },
        ]
      : [],
  );
  if (changed.length === 0) return [];
  const shown = changed.slice(0, DESCRIBED).map(describe).join(', ');
  const rest = restOf(changed.slice(DESCRIBED).map(({ place }) => place));
  const sentence = '{color is|colors are} written as the nearest hex: %.';
  return [counted(changed.length, sentence, shown + rest)];
}

/** Such as `number 3 as #FF0B0C (dE_OK 0.063)`: in ASCII, since a header may carry it. */
const describe = ({ place, hex, loss }: { place: number; hex: Hex; loss: number }): string =>
  `number ${place} as ${hex} (dE_OK ${loss < 0.001 ? 'below 0.001' : loss.toFixed(3)})`;

/** Such as `, and numbers 21-40, 43 as theirs`. */
function restOf(places: readonly number[]): string {
  if (places.length === 0) return '';
  const spans: { from: number; to: number }[] = [];
  for (const place of places) {
    const last = spans.at(-1);
    if (last && place === last.to + 1) last.to = place;
    else spans.push({ from: place, to: place });
  }
  const named = spans.slice(0, SPANS);
  const texts = named.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`));
  const left = spans.slice(SPANS).reduce((sum, { from, to }) => sum + to - from + 1, 0);
  const more = left > 0 ? `, and ${left} more` : '';
  return `, and number${places.length === 1 ? '' : 's'} ${texts.join(', ')}${more} as theirs`;
}

function aboutNames(swatches: readonly Swatch[], { label, asksForNames, sameAs }: Kept): string[] {
  const named = swatches.filter(({ name, hex }) => name && name.toUpperCase() !== hex);
  const notes: string[] = [];
  if (asksForNames && named.length < swatches.length) {
    const sentence = '{color was named by its|colors were named by their} appearance.';
    notes.push(counted(swatches.length - named.length, sentence));
  }
  if (named.length === 0) return notes;
  if (!label) return ['The format cannot store names of colors.'];
  const changed = named.filter(({ name }) => label(name!) !== name).length;
  if (changed > 0) notes.push(counted(changed, '{name was|names were} changed to fit the format.'));
  if (sameAs && new Set(named.map(({ name }) => sameAs(label(name!)))).size < named.length) {
    notes.push('Repeated names were numbered.');
  }
  return notes;
}

function aboutTitle(name: string, { title, untitled }: Kept): string[] {
  if (!name) return untitled ? [`The palette, which has no name, is called ${untitled}.`] : [];
  if (!title) return ['The format cannot store the name of the palette.'];
  return title(name) === name ? [] : ['The name of the palette was changed to fit the format.'];
}
