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
  for (let next = variable, steps = 0; next && steps < LONGEST_WAY; steps++) {
    variables.set(next.id, next);
    const [value]: VariableValue[] = Object.values(next.valuesByMode);
    const isAlias = typeof value === 'object' && 'id' in value;
    next = isAlias ? await figma.variables.getVariableByIdAsync(value.id) : null;
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

function firstHex(
  variable: FigmaVariable,
  byId: ReadonlyMap<string, FigmaVariable>,
  isP3: boolean,
): Hex | undefined {
  let current: FigmaVariable | undefined = variable;
  for (let steps = 0; current?.resolvedType === 'COLOR' && steps < LONGEST_WAY; steps++) {
    const [value]: VariableValue[] = Object.values(current.valuesByMode);
    if (typeof value !== 'object') return undefined;
    if ('r' in value) return nearestHex({ a: 1, ...value }, isP3);
    if (!('id' in value)) return undefined;
    current = byId.get(value.id);
  }
  return undefined;
}

function styleHex(
  { paints = [] }: Pick<FigmaSharedStyle, 'paints'>,
  isP3: boolean,
): Hex | undefined {
  const [paint, ...others] = paints.map((one) => readPaint(one, isP3));
  return paint?.type === 'color' && others.length === 0 ? paint.hex : undefined;
}
