import { groupBy } from '@swatchwork/color';
import { isObject, type JsonObject } from '../../text/parse-json.ts';

/** A color variable of Figma. */
export interface FigmaVariable {
  name: string;
  /** By mode, that of the default mode first. */
  values: unknown[];
}

/** What a file of Figma's variables holds. */
export interface FigmaVariables {
  /** By their ids. */
  colors: Map<string, FigmaVariable>;
  /** The numbers by their ids, by mode as the colors; an opacity may be one. */
  numbers: Map<string, unknown[]>;
  /** Names of the collections with colors. */
  collections: Set<string>;
  /** Names of the modes of which the values are not the first. */
  otherModes: Set<string>;
  /** How many variables are no colors. */
  others: number;
}

/** Whether JSON is an answer of Figma's REST API, a body for it, or what plugins make of both. */
export function isFigma(root: JsonObject): boolean {
  const { variables, variableCollections, variableModeValues, collections, modes } = partsOf(root);
  return (
    (variables !== undefined &&
      (variableCollections ?? variableModeValues ?? modes) !== undefined) ||
    (Array.isArray(collections) && collections.some(isPluginCollection))
  );
}

/** Collects the variables of such JSON. */
export function figmaVariables(root: JsonObject): FigmaVariables {
  const parts = partsOf(root);
  return Array.isArray(parts.collections) ? ofPlugin(parts.collections) : ofApi(parts, root);
}

const partsOf = (root: JsonObject): JsonObject => (isObject(root.meta) ? root.meta : root);

const isPluginCollection = (node: unknown): boolean =>
  isObject(node) && listOf(node.modes).some(({ variables }) => Array.isArray(variables));

/** The objects of a list, or of an object by ids. */
const listOf = (node: unknown): JsonObject[] =>
  (Array.isArray(node) ? node : isObject(node) ? Object.values(node) : []).filter(isObject);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Values stand in the variables, `valuesByMode`, or in a list of their own. */
function ofApi(parts: JsonObject, root: JsonObject): FigmaVariables {
  const found = empty();
  const collections = new Map(
    listOf(parts.variableCollections).map((collection) => [textOf(collection.id), collection]),
  );
  const values = groupBy(listOf(parts.variableModeValues), ({ variableId }) => variableId);
  const modeNames = new Map<string, string>(
    [root, parts, ...collections.values()].flatMap(({ modes, variableModes }) =>
      namesOf(modes ?? variableModes),
    ),
  );
  for (const variable of listOf(parts.variables)) {
    const { id, name, resolvedType, type, valuesByMode } = variable;
    const collection = collections.get(textOf(variable.variableCollectionId));
    const byMode: [string, unknown][] = isObject(valuesByMode)
      ? Object.entries(valuesByMode)
      : (values.get(id) ?? []).map(({ modeId, value }) => [textOf(modeId), value]);
    const first = textOf(collection?.defaultModeId ?? collection?.initialModeId);
    const start = Math.max(
      0,
      byMode.findIndex(([mode]) => mode === first),
    );
    const rest = byMode.filter((_, i) => i !== start);
    const all = [byMode[start]?.[1], ...rest.map(([, value]) => value)];
    if (textOf(resolvedType ?? type).toUpperCase() !== 'COLOR') {
      found.others += 1;
      found.numbers.set(textOf(id), all);
      continue;
    }
    for (const [mode] of rest) found.otherModes.add(modeNames.get(mode) ?? mode);
    found.collections.add(textOf(collection?.name ?? root.name));
    found.colors.set(textOf(id) || `${textOf(name)}#${found.colors.size}`, {
      name: textOf(name),
      values: all,
    });
  }
  return found;
}

/** Names of modes by their ids: of a list, or of an object. */
const namesOf = (modes: unknown): [string, string][] =>
  isObject(modes)
    ? Object.entries(modes).map(([id, name]) => [id, textOf(name)])
    : listOf(modes).map(({ modeId, id, name }) => [textOf(modeId ?? id), textOf(name)]);

/** Collections with a list of variables for each mode, in which an alias names its target. */
function ofPlugin(collections: readonly unknown[]): FigmaVariables {
  const found = empty();
  for (const collection of collections.filter(isObject)) {
    const title = textOf(collection.name);
    for (const [i, mode] of listOf(collection.modes).entries()) {
      for (const { name, type, isAlias, value } of listOf(mode.variables)) {
        if (textOf(type).toLowerCase() !== 'color') {
          if (i === 0) found.others += 1;
          continue;
        }
        const id = `${title}/${textOf(name)}`;
        const target = isAlias === true && isObject(value) ? value : undefined;
        const own = target
          ? { type: 'VARIABLE_ALIAS', id: `${textOf(target.collection)}/${textOf(target.name)}` }
          : value;
        const variable = found.colors.get(id);
        if (variable) {
          variable.values.push(own);
          found.otherModes.add(textOf(mode.name));
        } else found.colors.set(id, { name: textOf(name), values: [own] });
        found.collections.add(title);
      }
    }
  }
  return found;
}

const empty = (): FigmaVariables => ({
  colors: new Map(),
  numbers: new Map(),
  collections: new Set(),
  otherModes: new Set(),
  others: 0,
});
