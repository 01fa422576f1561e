import type { Hex } from '@swatchwork/color';
import type { Reference } from '@swatchwork/plugin-core';

import type { FigmaCalls, FigmaSharedStyle, FigmaVariable } from './figma-calls.ts';
import { readPaint, STYLE, VARIABLE } from './node-paints.ts';
import { nearestHex } from './paint.ts';

/**
 * The variables and styles that are a plain color; of several modes, the first counts. Figma tells
 * the colors of a shared library only of what the file uses.
 *
 * @param followed Ids of what layers follow.
 */
export async function readReferences(
  figma: FigmaCalls,
  isP3: boolean,
  followed: readonly string[],
): Promise<Reference[]> {
  const local = await readLocal(figma, isP3);
  const known = new Set(local.map(({ id }) => id));
  const others = followed.filter((id) => !known.has(id)).slice(0, SHARED_LIMIT);
  const shared = await Promise.all(others.map((id) => readShared(figma, isP3, id)));
  return [...local, ...shared.flat()];
}

/** The most variables and styles of shared libraries that are asked for. */
const SHARED_LIMIT = 200;

async function readShared(figma: FigmaCalls, isP3: boolean, id: string): Promise<Reference[]> {
  if (id.startsWith(STYLE)) {
    const style = await figma.getStyleByIdAsync(id.slice(STYLE.length));
    const hex = style?.type === 'PAINT' ? styleHex(style, isP3) : undefined;
    return style && hex ? [{ id, name: style.name, hex, isShared: true }] : [];
  }
  const variables = new Map<string, FigmaVariable>();
  const variable = await figma.variables.getVariableByIdAsync(id.slice(VARIABLE.length));
  const found = variable ? [variable] : [];
  for (let next = found.pop(); next && variables.size < LONGEST_WAY; next = found.pop()) {
    variables.set(next.id, next);
    for (const other of idsIn(firstValue(next))) {
      const one = variables.has(other) ? null : await figma.variables.getVariableByIdAsync(other);
      if (one) found.push(one);
    }
  }
  const hex = variable ? firstHex(variable, variables, isP3) : undefined;
  if (!variable || !hex) return [];
  const collection = await figma.variables.getVariableCollectionByIdAsync(
    variable.variableCollectionId,
  );
  const name = collection ? `${collection.name}: ${variable.name}` : variable.name;
  return [{ id, name, hex, isShared: true }];
}

async function readLocal(figma: FigmaCalls, isP3: boolean): Promise<Reference[]> {
  const collections = await figma.variables.getLocalVariableCollectionsAsync();
  const names = new Map(collections.map(({ id, name }) => [id, name]));
  const variables = await figma.variables.getLocalVariablesAsync();
  const byId = new Map(variables.map((variable) => [variable.id, variable]));
  const styles = await figma.getLocalPaintStylesAsync();
  return [
    ...variables.flatMap((variable): Reference[] => {
      const hex = firstHex(variable, byId, isP3);
      const collection = names.get(variable.variableCollectionId);
      const name = `${collection}: ${variable.name}`;
      return hex ? [{ id: VARIABLE + variable.id, name, hex }] : [];
    }),
    ...styles.flatMap((style): Reference[] => {
      const hex = styleHex(style, isP3);
      return hex ? [{ id: STYLE + style.id, name: style.name, hex }] : [];
    }),
  ];
}

/** References that lead further than this are a circle. */
const LONGEST_WAY = 32;

const firstValue = ({ valuesByMode }: FigmaVariable): unknown => Object.values(valuesByMode)[0];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The ids of the variables that a value refers to. */
const idsIn = (value: unknown): string[] => {
  if (!isObject(value)) return [];
  return typeof value.id === 'string' ? [value.id] : Object.values(value).flatMap(idsIn);
};

/** The color behind aliases, some of which have an opacity of their own. */
function firstHex(
  variable: FigmaVariable,
  byId: ReadonlyMap<string, FigmaVariable>,
  isP3: boolean,
): Hex | undefined {
  if (variable.resolvedType !== 'COLOR') return undefined;
  let [value, opacity] = [firstValue(variable), 1];
  for (let steps = 0; isObject(value) && steps < LONGEST_WAY; steps++) {
    const { r, g, b, a = 1 } = value as Partial<RGBA>;
    if (r !== undefined && g !== undefined && b !== undefined) {
      return nearestHex({ r, g, b, a: a * opacity }, isP3);
    }
    const composed = composedOf(value);
    if (composed) {
      const percent = numberBehind(composed.opacity, byId);
      if (percent === undefined) return undefined;
      opacity *= percent / 100;
      value = composed.color;
    } else {
      const next = byId.get(String(value.id));
      value = next?.resolvedType === 'COLOR' ? firstValue(next) : undefined;
    }
  }
  return undefined;
}

/**
 * A color with an opacity in percent, or an alias to one: as current runtimes of Figma have it, and as desktop 126 did.
 * The types of Figma's API do not have either yet.
 *
 * @see https://developers.figma.com/docs/plugins/api/VariableAlias/
 */
function composedOf(value: Readonly<Record<string, unknown>>) {
  if ('color' in value && 'opacity' in value) return { color: value.color, opacity: value.opacity };
  const { expressionFunction, expressionArguments: list } = value;
  const isComposed = expressionFunction === 'COMPOSE_COLOR' && Array.isArray(list);
  return isComposed ? { color: list[0] as unknown, opacity: list[1] as unknown } : undefined;
}

/** A number from 0 to 100. */
function numberBehind(
  value: unknown,
  byId: ReadonlyMap<string, FigmaVariable>,
): number | undefined {
  let found = value;
  for (let steps = 0; isObject(found) && steps < LONGEST_WAY; steps++) {
    const next = byId.get(String(found.id));
    found = next && firstValue(next);
  }
  return typeof found === 'number' && found >= 0 && found <= 100 ? found : undefined;
}

function styleHex(
  { paints = [] }: Pick<FigmaSharedStyle, 'paints'>,
  isP3: boolean,
): Hex | undefined {
  const [paint, ...others] = paints.map((one) => readPaint(one, isP3));
  return paint?.type === 'color' && others.length === 0 ? paint.hex : undefined;
}
