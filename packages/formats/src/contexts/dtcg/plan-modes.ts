import { groupBy } from '@swatchwork/color';
import { isObject, type JsonObject } from '../../text/parse-json.ts';
import type { Plan, Step } from './resolver.ts';

/**
 * Files without a resolver: all of them count, later ones win. Figma writes a file for each mode of a
 * collection, with the mode's name in it: of those with the same tokens one counts at a time.
 *
 * @param roots By the names of their files.
 * @see https://help.figma.com/hc/en-us/articles/15339657135383-Guide-to-variables-in-Figma
 */
export function planModes(roots: ReadonlyMap<string, JsonObject>): Plan {
  const files = [...roots].map(([file, root], i) => ({
    file,
    mode: modeOf(root),
    tokens: modeOf(root) === undefined ? String(i) : namesOf(root).join('\n'),
  }));
  const steps = [...groupBy(files, ({ tokens }) => tokens).values()].map((group): Step => {
    const choices = new Map(
      group.map(({ file, mode = '' }) => [mode, [{ file, path: [] }]] as const),
    );
    const isModifier = choices.size > 1 && choices.size === group.length;
    const all = group.map(({ file }) => ({ file, path: [] }));
    return {
      name: group[0]!.file,
      choices: isModifier ? choices : new Map([['', all]]),
      isModifier,
    };
  });
  return { steps, notes: [] };
}

/** The name of the mode that a file from Figma holds. */
function modeOf(root: JsonObject): string | undefined {
  const nodes = [root, ...Object.values(root).filter(isObject)];
  const modes = nodes.map(({ $extensions }) =>
    isObject($extensions) ? $extensions['com.figma.modeName'] : undefined,
  );
  return modes.find((mode) => typeof mode === 'string');
}

/** The paths of its tokens. The parser bounds the depth. */
function namesOf(node: JsonObject, path = ''): string[] {
  return Object.entries(node).flatMap(([key, value]) => {
    if (!isObject(value) || key.startsWith('$')) return [];
    return '$value' in value ? [`${path}.${key}`] : namesOf(value, `${path}.${key}`);
  });
}
