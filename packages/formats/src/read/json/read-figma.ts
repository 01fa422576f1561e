import type { ReadPalette } from '../../palette/palette.ts';
import { PaletteBuilder } from '../../palette/palette-builder.ts';
import { isObject, type JsonObject } from '../../text/parse-json.ts';
import { type FigmaVariables, figmaVariables } from './figma-variables.ts';

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
  const { colors, numbers, collections, otherModes, others } = figmaVariables(root);
  let unread = 0;
  let left = 0;
  for (const { name, values } of colors.values()) {
    left += values.length - 1;
    const label = name.slice(0, LONGEST_NAME).replaceAll('/', ' ');
    const found = follow(values[0], { colors, numbers });
    if (!found || !addColor(palette, found, label)) unread += 1;
  }
  const [title = ''] = collections;
  if (collections.size === 1) palette.name = title;
  else palette.tally(collections.size, 'collections were read as one palette.');
  const modes = [...otherModes].slice(0, MODES_SHOWN).map((mode) => mode.slice(0, 60));
  const named = modes.length > 0 ? ` (${modes.join(', ')})` : '';
  palette.tally(left, '{value|values} of {another mode% was|other modes% were} left out.', named);
  palette.tally(unread, '{variable|variables} without a color in this file {was|were} left out.');
  palette.tally(others, '{variable|variables} of {another type was|other types were} left out.');
  return palette.build();
}

interface Found {
  readonly value: unknown;
  /** By how much aliases make it more transparent, 0…1. */
  readonly opacity: number;
}

type Variables = Pick<FigmaVariables, 'colors' | 'numbers'>;

/** The color behind aliases, some of which have an opacity of their own. */
function follow(value: unknown, { colors, numbers }: Variables): Found | undefined {
  let [found, opacity] = [value, 1];
  for (let step = 0; step < LONGEST_CHAIN && isObject(found); step++) {
    const composed = composedOf(found);
    if (composed) {
      const percent = percentOf(composed.opacity, numbers);
      if (percent === undefined) return undefined;
      opacity *= percent / 100;
      found = composed.color;
    } else if (found.type === 'VARIABLE_ALIAS') {
      found = typeof found.id === 'string' ? colors.get(found.id)?.values[0] : undefined;
    } else break;
  }
  return { value: found, opacity };
}

/**
 * A color with an opacity in percent: as runtimes of Figma write it, and as its desktop program did.
 *
 * @see https://developers.figma.com/docs/plugins/api/VariableAlias/
 */
function composedOf(value: JsonObject): { color: unknown; opacity: unknown } | undefined {
  if ('color' in value && 'opacity' in value) return { color: value.color, opacity: value.opacity };
  const { expressionFunction, expressionArguments: list } = value;
  if (expressionFunction !== 'COMPOSE_COLOR' || !Array.isArray(list)) return undefined;
  return { color: list[0], opacity: list[1] };
}

/** A number from 0 to 100, or an alias to one. */
function percentOf(value: unknown, numbers: Variables['numbers']): number | undefined {
  let found = value;
  for (let step = 0; step < LONGEST_CHAIN && isObject(found); step++) {
    found = typeof found.id === 'string' ? numbers.get(found.id)?.[0] : undefined;
  }
  return typeof found === 'number' && found >= 0 && found <= 100 ? found : undefined;
}

/** Channels from 0 to 1, or a text of CSS. @returns Whether it was a color. */
function addColor(palette: PaletteBuilder, { value, opacity }: Found, name: string): boolean {
  if (typeof value === 'string') return palette.addCss(value, 0, name, opacity);
  if (!isObject(value)) return false;
  const { r, g, b, a = 1 } = value;
  const channels = [r, g, b, a];
  if (!channels.every((channel) => typeof channel === 'number')) return false;
  const [red = 0, green = 0, blue = 0, alpha = 1] = channels;
  palette.add({ r: red, g: green, b: blue }, 0, { name, alpha: alpha * opacity });
  return true;
}
