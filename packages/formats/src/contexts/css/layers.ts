import { type Component, splitAt } from './components.ts';
import { readMedia, readSupports } from './conditions.ts';
import { always, type Condition, type Environment, remember } from './environment.ts';
import type { CssRule } from './parse-rules.ts';

/** A part of a layer's name; the rule itself where a layer has none. */
type LayerKey = string | CssRule;

/** A cascade layer; the top one holds what is in no layer. */
export interface Layer {
  readonly children: Map<LayerKey, Layer>;
  /** When it is named there, in the order of the style sheets. */
  readonly mentions: { readonly order: number; readonly condition: Condition }[];
}

/** Where a rule stands. */
interface Place {
  readonly layer: Layer;
  readonly condition: Condition;
}

/** Names of more parts are not read. */
const MOST_PARTS = 16;

/** At-rules that may stand around layers, whether they apply to an element or not. */
const AROUND: ReadonlySet<string> = new Set(['container', 'scope', 'starting-style', 'variant']);

const createLayer = (): Layer => ({ children: new Map(), mentions: [] });

/**
 * The layers of style sheets. A layer counts from where it is first named, also in a rule whose selector
 * means other elements, but only if the conditions around hold.
 *
 * @param isColor Whether a value is a color that browsers know, which `@supports` asks.
 * @see https://www.w3.org/TR/css-cascade-5/#layer-ordering
 */
export function readLayers(
  sheets: readonly (readonly CssRule[])[],
  isColor: (value: readonly Component[]) => boolean,
): Layer {
  const top = createLayer();
  let order = 0;
  for (const rules of sheets) walk(rules, { layer: top, condition: always });
  return top;

  function walk(items: CssRule['items'], place: Place): void {
    for (const item of items ?? []) {
      if (item.kind === 'rule') walkRule(item, place);
    }
  }

  function walkRule(rule: CssRule, place: Place): void {
    const { name, prelude, items } = rule;
    if (name === undefined || AROUND.has(name)) {
      walk(items, place);
    } else if (name === 'media' || name === 'supports') {
      const own = name === 'media' ? readMedia(prelude) : readSupports(prelude, isColor);
      if (!own) return;
      const { condition } = place;
      walk(items, { ...place, condition: remember((one) => condition(one) && own(one)) });
    } else if (name === 'layer') {
      for (const path of layerNames(rule) ?? []) {
        walk(items, { ...place, layer: mention(path, place) });
      }
    } else if (name === 'theme' || importsTailwind(rule)) {
      for (const each of ['theme', 'base', 'components', 'utilities']) {
        mention([each], { layer: top, condition: always });
      }
    }
  }

  function mention(path: readonly LayerKey[], { layer, condition }: Place): Layer {
    return path.reduce((parent, name) => {
      const child = layerAt(parent, [name]);
      // Where it is named in any case, later mentions change nothing.
      if (child.mentions.at(-1)?.condition !== always) {
        child.mentions.push({ order: order++, condition });
      }
      return child;
    }, layer);
  }
}

/** The layer of a name such as `base.theme`. */
export function layerAt(parent: Layer, path: readonly LayerKey[]): Layer {
  return path.reduce((layer, name) => {
    const child = layer.children.get(name) ?? createLayer();
    layer.children.set(name, child);
    return child;
  }, parent);
}

/**
 * What `@layer` names, each in its parts.
 *
 * @returns Undefined where a name has too many parts.
 */
export function layerNames(rule: CssRule): LayerKey[][] | undefined {
  const names = splitAt(rule.prelude, ',').map((part) =>
    part.flatMap((one) => (one.type === 'ident' ? [one.value] : [])),
  );
  if (names.some(({ length }) => length > MOST_PARTS)) return undefined;
  if (!rule.items) return names;
  const [name = []] = names;
  return [name.length > 0 ? name : [rule]];
}

/** Whether a rule imports a file of Tailwind, which has layers of its own. */
export const importsTailwind = ({ name, prelude: [first] }: CssRule): boolean =>
  name === 'import' &&
  first?.type === 'string' &&
  /^(tailwindcss|tw-animate-css)(\/|$)/.test(first.value);

/** The layers in the order in which they win: what stands in a layer itself is above its layers. */
export function rankLayers(top: Layer, environment: Environment): ReadonlyMap<Layer, number> {
  const ranks = new Map<Layer, number>();
  const begin = ({ mentions }: Layer): number =>
    mentions.find(({ condition }) => condition(environment))?.order ?? Number.MAX_SAFE_INTEGER;
  const rank = (layer: Layer): void => {
    const children = [...layer.children.values()].map((child) => ({ child, from: begin(child) }));
    for (const { child } of children.sort((one, other) => one.from - other.from)) rank(child);
    ranks.set(layer, ranks.size);
  };
  rank(top);
  return ranks;
}
