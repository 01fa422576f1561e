import type { ReadPalette } from '../../palette/palette.ts';
import { PaletteBuilder } from '../../palette/palette-builder.ts';
import { isObject, type JsonObject } from '../../text/parse-json.ts';
import { type FigmaVariable, figmaVariables } from './figma-variables.ts';

const LONGEST_CHAIN = 32; // aliases of aliases; a longer chain is a circle
const LONGEST_NAME = 400; // characters of a name that are looked at
const MODES_SHOWN = 5; // in the note

/**
 * Reads the color variables of Figma: an answer of its REST API, the body that creates them there,
 * or the JSON of a plugin. Aliases are followed; of several modes the default one counts, else the
 * first.
 *
 * @throws {FormatError} If there is no color.
 * @see https://developers.figma.com/docs/rest-api/variables-endpoints/
 */
export function readFigma(root: JsonObject): ReadPalette {
  const palette = new PaletteBuilder('Figma variables');
  const { colors, collections, otherModes, others } = figmaVariables(root);
  let unread = 0;
  let left = 0;
  for (const { name, values } of colors.values()) {
    left += values.length - 1;
    const label = name.slice(0, LONGEST_NAME).replaceAll('/', ' ');
    if (!addColor(palette, follow(values[0], colors), label)) unread += 1;
  }
  const [title = ''] = collections;
  if (collections.size === 1) palette.name = title;
  else palette.tally(collections.size, '', 'collections were read as one palette.');
  const modes = [...otherModes].slice(0, MODES_SHOWN).map((mode) => mode.slice(0, 60));
  const named = modes.length > 0 ? ` (${modes.join(', ')})` : '';
  palette.tally(
    left,
    `value of another mode${named} was left out.`,
    `values of other modes${named} were left out.`,
  );
  palette.tally(
    unread,
    'variable without a color in this file was left out.',
    'variables without a color in this file were left out.',
  );
  palette.tally(
    others,
    'variable of another type was left out.',
    'variables of other types were left out.',
  );
  return palette.build();
}

function follow(value: unknown, colors: ReadonlyMap<string, FigmaVariable>): unknown {
  let found = value;
  for (let step = 0; step < LONGEST_CHAIN; step++) {
    if (!isObject(found) || found.type !== 'VARIABLE_ALIAS') break;
    found = typeof found.id === 'string' ? colors.get(found.id)?.values[0] : undefined;
  }
  return found;
}

/** Channels from 0 to 1, or a text of CSS. @returns Whether it was a color. */
function addColor(palette: PaletteBuilder, value: unknown, name: string): boolean {
  if (typeof value === 'string') return palette.addCss(value, 0, name);
  if (!isObject(value)) return false;
  const { r, g, b, a = 1 } = value;
  const channels = [r, g, b, a];
  if (!channels.every((channel) => typeof channel === 'number')) return false;
  const [red = 0, green = 0, blue = 0, alpha = 1] = channels;
  palette.add({ r: red, g: green, b: blue }, 0, { name, alpha });
  return true;
}
