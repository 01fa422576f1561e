import type { Hex } from '@swatchwork/color';
import type { Reference } from '@swatchwork/plugin-core';

import type { FigmaCalls, FigmaStyle, FigmaVariable } from './figma-calls.ts';
import { readPaint, STYLE, VARIABLE } from './node-paints.ts';
import { nearestHex } from './paint.ts';

/** The variables and styles of the file that are a plain color; of several modes, the first counts. */
export async function readReferences(figma: FigmaCalls, isP3: boolean): Promise<Reference[]> {
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

function styleHex({ paints }: FigmaStyle, isP3: boolean): Hex | undefined {
  const [paint, ...others] = paints.map((one) => readPaint(one, isP3));
  return paint?.type === 'color' && others.length === 0 ? paint.hex : undefined;
}
