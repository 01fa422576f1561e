import { PICTURE } from '../../core/testing/picture.ts';
import type { FigmaCalls, FigmaCollection, FigmaStyle, FigmaVariable } from '../src/figma-calls.ts';
import { createPage } from './page-stand-in.ts';

/** Settings of a file in Figma. */
export interface StandInOptions {
  /** How many modes the plan allows in a collection. */
  readonly modes: number;
  readonly profile: 'LEGACY' | 'SRGB' | 'DISPLAY_P3';
}

function refuse(): never {
  throw new Error('in set: a shared library is read-only');
}

/** A color with an opacity, which the types of Figma's API do not have yet. */
type Composed =
  | { color: VariableAlias; opacity: number | VariableAlias }
  | { type: 'VARIABLE_EXPRESSION'; expressionFunction: string; expressionArguments: unknown[] };

const alias = (id: string) => ({ type: 'VARIABLE_ALIAS', id }) as const;

/** A variable of a shared library that the file uses, which nothing can change. */
const sharedVariable = (
  id: string,
  name: string,
  value: VariableValue | Composed,
  resolvedType: 'COLOR' | 'FLOAT' = 'COLOR',
): FigmaVariable => ({
  id,
  name,
  variableCollectionId: 'shared',
  resolvedType,
  valuesByMode: { one: value as VariableValue },
  getSharedPluginData: () => '',
  setSharedPluginData: refuse,
  setValueForMode: refuse,
  remove: refuse,
});

const SHARED_VARIABLES = [
  sharedVariable('shared:1', 'sea', alias('shared:2')),
  sharedVariable('shared:2', 'blue/500', { r: 0, g: 0, b: 1, a: 1 }),
  sharedVariable('shared:3', 'veil', { color: alias('shared:1'), opacity: alias('shared:5') }),
  sharedVariable('shared:4', 'mist', {
    type: 'VARIABLE_EXPRESSION',
    expressionFunction: 'COMPOSE_COLOR',
    expressionArguments: [alias('shared:3'), 50],
  }),
  sharedVariable('shared:5', 'opacity', 40, 'FLOAT'),
  sharedVariable('shared:6', 'wrong', { color: alias('shared:2'), opacity: 101 }),
];

const SHARED_STYLE = {
  id: 'shared-style',
  name: 'Brand/Sand',
  type: 'PAINT',
  paints: [{ type: 'SOLID', color: { r: 1, g: 0, b: 0 } }],
} as const;

/** A stand-in of Figma, of our own: only the calls of `FigmaCalls`, by the documentation. */
export function createStandIn({ modes: mostModes, profile }: StandInOptions) {
  let ids = 0;
  const nextId = (kind: string) => `${kind}:${++ids}`;
  let collections: FigmaCollection[] = [];
  let variables: FigmaVariable[] = [];
  let styles: FigmaStyle[] = [];

  const data = () => {
    const entries = new Map<string, string>();
    return {
      getSharedPluginData: (space: string, key: string) => entries.get(`${space}/${key}`) ?? '',
      setSharedPluginData: (space: string, key: string, value: string) => {
        if (value.length > 100_000) throw new Error('in setSharedPluginData: Entry too large');
        entries.set(`${space}/${key}`, value);
      },
    };
  };

  /** Figma's numbers come back with 32 bits. */
  const rounded = (value: VariableValue): VariableValue => {
    if (typeof value !== 'object' || !('r' in value)) return value;
    const { r, g, b } = value;
    const alpha = 'a' in value ? value.a : 1;
    return { r: Math.fround(r), g: Math.fround(g), b: Math.fround(b), a: Math.fround(alpha) };
  };

  function createVariableCollection(name: string): FigmaCollection {
    const id = nextId('collection');
    const modes = [{ modeId: nextId('mode'), name: 'Mode 1' }];
    const node: FigmaCollection = {
      ...data(),
      id,
      name,
      modes,
      get variableIds() {
        return variables
          .filter(({ variableCollectionId }) => variableCollectionId === id)
          .map((variable) => variable.id);
      },
      remove() {
        variables = variables.filter(({ variableCollectionId }) => variableCollectionId !== id);
        collections = collections.filter((one) => one !== node);
      },
      addMode(mode) {
        if (modes.length >= mostModes) {
          throw new Error(`in addMode: Limited to ${mostModes} modes only`);
        }
        const modeId = nextId('mode');
        modes.push({ modeId, name: mode });
        for (const { variableCollectionId, valuesByMode } of variables) {
          if (variableCollectionId === id) valuesByMode[modeId] = valuesByMode[modes[0]!.modeId]!;
        }
        return modeId;
      },
      removeMode(modeId) {
        modes.splice(
          modes.findIndex((mode) => mode.modeId === modeId),
          1,
        );
        for (const { valuesByMode } of variables) delete valuesByMode[modeId];
      },
      renameMode(modeId, to) {
        modes.find((mode) => mode.modeId === modeId)!.name = to;
      },
    };
    collections.push(node);
    return node;
  }

  function createVariable(name: string, collection: FigmaCollection, type: 'COLOR'): FigmaVariable {
    if (type !== 'COLOR') throw new Error('in createVariable: only colors are made here');
    const isTaken = variables.some(
      (one) => one.variableCollectionId === collection.id && one.name === name,
    );
    if (isTaken) throw new Error('in createVariable: duplicate variable name');
    if (/[.{}]/.test(name)) throw new Error('in createVariable: invalid variable name');
    const valuesByMode: Record<string, VariableValue> = {};
    for (const { modeId } of collection.modes) valuesByMode[modeId] = { r: 1, g: 1, b: 1, a: 1 };
    const node: FigmaVariable = {
      ...data(),
      id: nextId('variable'),
      name,
      variableCollectionId: collection.id,
      resolvedType: 'COLOR',
      valuesByMode,
      remove() {
        variables = variables.filter((one) => one !== node);
      },
      setValueForMode(modeId, value) {
        if (!(modeId in valuesByMode)) throw new Error('in setValueForMode: no such mode');
        if (typeof value === 'object' && 'type' in value && value.type === 'VARIABLE_ALIAS') {
          if (!variables.some(({ id }) => id === value.id)) {
            throw new Error('in setValueForMode: no such variable');
          }
        }
        valuesByMode[modeId] = rounded(value);
      },
    };
    variables.push(node);
    return node;
  }

  function createPaintStyle(): FigmaStyle {
    const node: FigmaStyle = {
      ...data(),
      id: nextId('style'),
      name: '',
      paints: [],
      remove() {
        styles = styles.filter((one) => one !== node);
      },
    };
    styles.push(node);
    return node;
  }

  function colorOf({ valuesByMode }: FigmaVariable): RGB {
    const value = Object.values(valuesByMode)[0] as RGB | VariableAlias;
    if (!('id' in value)) return value;
    return colorOf([...variables, ...SHARED_VARIABLES].find(({ id }) => id === value.id)!);
  }

  const page = createPage(
    (id) => [...styles, SHARED_STYLE].find((style) => style.id === id)?.paints ?? [],
  );

  const calls: FigmaCalls = {
    currentPage: page.page,
    getNodeByIdAsync: async (id) => page.find(id),
    getImageByHash: (hash) =>
      hash === 'picture' ? { getBytesAsync: async () => Uint8Array.from(PICTURE) } : null,
    root: { ...data(), documentColorProfile: profile },
    variables: {
      getLocalVariableCollectionsAsync: async () => [...collections],
      getLocalVariablesAsync: async () => [...variables],
      createVariableCollection,
      createVariable,
      getVariableByIdAsync: async (id) =>
        [...variables, ...SHARED_VARIABLES].find((variable) => variable.id === id) ?? null,
      getVariableCollectionByIdAsync: async (id) =>
        id === 'shared' ? { name: 'Brand' } : (collections.find((one) => one.id === id) ?? null),
      setBoundVariableForPaint: (paint, field, variable) => ({
        ...paint,
        color: colorOf(variable!),
        boundVariables: { [field]: { type: 'VARIABLE_ALIAS', id: variable!.id } },
      }),
    },
    getLocalPaintStylesAsync: async () => [...styles],
    getStyleByIdAsync: async (id) => (id === SHARED_STYLE.id ? SHARED_STYLE : null),
    createPaintStyle,
    commitUndo() {},
  };
  return { calls, draw: page.draw, layers: page.content };
}
