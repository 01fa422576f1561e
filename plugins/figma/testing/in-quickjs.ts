import { createStandIn, type StandInOptions } from './figma-stand-in.ts';

/** What runs inside of QuickJS before the plugin: the stand-in, an interface, and no newer functions. */
export function prepare(options: StandInOptions): void {
  const sent: unknown[] = [];
  const ui = { postMessage: (message: unknown) => sent.push(message), onmessage: undefined };
  const { calls, draw, layers } = createStandIn(options);
  const figma = { ...calls, ui, showUI() {} };
  const describeFile = async () =>
    JSON.stringify([
      figma.root.getSharedPluginData('swatchwork', 'made'),
      await figma.variables.getLocalVariableCollectionsAsync(),
      await figma.variables.getLocalVariablesAsync(),
      await figma.getLocalPaintStylesAsync(),
      layers(),
    ]);
  Object.assign(globalThis, { figma, sent, describeFile, draw, __html__: '<p>' });
  const { prototype } = Array;
  for (const name of ['at', 'findLast', 'toSorted', 'toReversed', 'toSpliced', 'with']) {
    Reflect.deleteProperty(prototype, name);
  }
  for (const name of ['at', 'replaceAll', 'matchAll'])
    Reflect.deleteProperty(String.prototype, name);
  for (const name of ['structuredClone', 'URL', 'TextEncoder'])
    Reflect.deleteProperty(globalThis, name);
}
