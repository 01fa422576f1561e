import JSON5 from 'json5';

/** A color as its token should have it: channels of its space, where `none` counts as 0. */
export interface TrueColor {
  readonly space: string;
  readonly channels: readonly [number, number, number];
  readonly alpha: number;
}

/** A file of tokens whose colors are known. */
export interface TokenFile {
  readonly text: string;
  /** By their paths with dots. */
  readonly colors: ReadonlyMap<string, TrueColor>;
  /** What is wrong with it on purpose. */
  readonly defects: readonly string[];
  /** What it has that not every reader knows. */
  readonly features: ReadonlySet<string>;
}

type Range = readonly [least: number, most: number];

const FRACTION: Range = [0, 1];
const RGB = [FRACTION, FRACTION, FRACTION] as const;
const PERCENT: Range = [0, 100];
const HUE: Range = [0, 359.9];

const SPACES: Readonly<Record<string, readonly [Range, Range, Range]>> = {
  srgb: RGB,
  'srgb-linear': RGB,
  hsl: [HUE, PERCENT, PERCENT],
  hwb: [HUE, [0, 50], [0, 50]],
  lab: [PERCENT, [-100, 100], [-100, 100]],
  lch: [PERCENT, [0, 130], HUE],
  oklab: [FRACTION, [-0.4, 0.4], [-0.4, 0.4]],
  oklch: [FRACTION, [0, 0.4], HUE],
  'display-p3': RGB,
  'a98-rgb': RGB,
  'prophoto-rgb': RGB,
  rec2020: RGB,
  'xyz-d65': RGB,
  'xyz-d50': RGB,
};

const NAMES = [
  'blue',
  'deep sea',
  'a/b',
  'x~y',
  '50%',
  'Déjà',
  '日本',
  '500',
  'e%20f',
  "d'or",
  '"q"',
  'constructor',
  '__proto__',
  'value',
];

type Tree = { [name: string]: unknown };

/** A token that was made, and what it stands for. */
interface Made {
  readonly path: readonly string[];
  readonly color: TrueColor;
  /** Whether its own value has components, which others can refer to. */
  readonly value:
    | {
        readonly colorSpace: string;
        readonly components: readonly (number | 'none')[];
        readonly alpha?: number;
      }
    | undefined;
}

/**
 * A file of tokens with groups, `$extends`, both kinds of references, all color spaces, and changes of Tokens
 * Studio, in JSON or JSON5.
 *
 * @param next Numbers from 0 to below 1.
 * @param options.defects Whether something may be wrong with it.
 */
export function generateTokens(next: () => number, options: { defects: boolean }): TokenFile {
  const made: Made[] = [];
  const defects: string[] = [];
  const features = new Set<string>();
  const root = tree();
  const int = (most: number) => Math.floor(next() * most);
  const pick = <T>(list: readonly T[]): T => list[int(list.length)]!;
  const chance = (share: number) => next() < share;
  const groups: { path: readonly string[]; node: Tree }[] = [];

  for (let i = 0; i < 2 + int(3); i++) {
    const name = `${pick(NAMES)}${i}`;
    root[name] = group([name], 0, false);
  }
  if (groups.length > 0 && chance(0.6)) extend();
  if (options.defects && chance(0.7)) spoil();
  const isJson5 = chance(0.4);
  if (isJson5) features.add('json5');
  const text = isJson5
    ? `// tokens\n${JSON5.stringify(root, { space: int(3), quote: pick(['"', "'"]) })} /* end */`
    : JSON.stringify(root, null, int(3));
  const colors = new Map(made.map(({ path, color }) => [path.join('.'), color]));
  return { text, colors, defects, features };

  function group(path: readonly string[], depth: number, hasType: boolean): Tree {
    const node = tree();
    const typed = hasType || chance(0.5);
    if (typed && !hasType) node.$type = 'color';
    if (chance(0.1)) node.$deprecated = pick([true, 'x', false]);
    for (let i = 0; i < 1 + int(4); i++) {
      const name = chance(0.1) && i === 0 ? '$root' : `${pick(NAMES)}${i}`;
      const here = [...path, name];
      const isGroup = name !== '$root' && depth < 2 && chance(0.3);
      if (isGroup) node[name] = group(here, depth + 1, typed);
      else node[name] = { ...(typed && chance(0.7) ? {} : { $type: 'color' }), ...token(here) };
    }
    groups.push({ path, node });
    return node;
  }

  function token(path: readonly string[]): Tree {
    const kind = made.length === 0 ? 0 : int(8);
    const target = made.length > 0 ? pick(made) : undefined;
    const add = (color: TrueColor, value?: Made['value']) => made.push({ path, color, value });
    const more = chance(0.1)
      ? { $extensions: { 'org.example': { $value: '{nothing}' } }, $description: '{x}' }
      : {};
    if (kind === 4 && target) {
      add(target.color);
      return { $value: curly(target.path), ...more };
    }
    if (kind === 5 && target) {
      add(target.color);
      features.add('pointer');
      const $ref = pointer(target.path) + (chance(0.5) ? '/$value' : '');
      return chance(0.5) && !$ref.endsWith('$value')
        ? { $ref, ...more }
        : { $value: { $ref }, ...more };
    }
    const source = made.findLast(({ value }) => value !== undefined);
    if (kind === 6 && source?.value) {
      features.add('parts');
      const { colorSpace, components } = source.value;
      const place = `${pointer(source.path)}/$value`;
      const all = components.map((component, i) =>
        chance(0.6) ? { $ref: `${place}/components/${i}` } : component,
      );
      const list = chance(0.3) ? { $ref: `${place}/components` } : all;
      const alpha =
        chance(0.5) && source.value.alpha !== undefined
          ? { alpha: { $ref: `${place}/alpha` } }
          : {};
      add({ ...trueOf(source.value), alpha: 'alpha' in alpha ? source.value.alpha! : 1 });
      return {
        $value: {
          colorSpace: chance(0.3) ? { $ref: `${place}/colorSpace` } : colorSpace,
          components: list,
          ...alpha,
        },
      };
    }
    const value = literal();
    if (kind === 7) {
      features.add('modify');
      const amount = Math.round(next() * 100) / 100;
      const share = pick([amount, String(amount), `(${amount} + 0)`]);
      add({ ...trueOf(value), alpha: amount });
      return {
        $value: value,
        $extensions: {
          'studio.tokens': {
            modify: { type: 'alpha', value: share, space: pick(['srgb', 'p3', 'lch', 'hsl']) },
          },
        },
      };
    }
    add(trueOf(value), value);
    return { $value: value, ...more };
  }

  function literal() {
    const colorSpace = pick(Object.keys(SPACES));
    const round = (value: number) => Number(value.toFixed(4));
    const components = SPACES[colorSpace]!.map(([least, most]) =>
      chance(0.08) ? ('none' as const) : round(least + next() * (most - least)),
    );
    return {
      colorSpace,
      components,
      ...(chance(0.3) && { alpha: round(next()) }),
      ...(chance(0.3) && { hex: '#123456' }),
    };
  }

  /** A group that has what another one has, with a token of its own in place of one, and a further one. */
  function extend(): void {
    features.add('extends');
    const base = pick(groups);
    const name = `more ${int(9)}`;
    const path = [name];
    const inherited = made.filter((one) => base.path.every((key, i) => one.path[i] === key));
    const reference = pick([
      { $extends: curly(base.path) },
      { $extends: pointer(base.path) },
      { $ref: pointer(base.path) },
    ]);
    if ('$ref' in reference) features.add('group pointer');
    const node: Tree = { ...tree(), ...reference };
    const replaced = chance(0.7) ? pick(inherited) : undefined;
    const keep = inherited.filter((one) => one !== replaced);
    const moved = (one: Made) => [...path, ...one.path.slice(base.path.length)];
    const copies = keep.map((one): Made => ({ ...one, path: moved(one) }));
    if (replaced) {
      features.add('replaced');
      const value = literal();
      const here = replaced.path.slice(base.path.length);
      let at = node;
      for (const key of here.slice(0, -1)) {
        const inner = tree();
        at[key] = inner;
        at = inner;
      }
      at[here.at(-1)!] = { $type: 'color', $value: value };
      copies.push({ path: moved(replaced), color: trueOf(value), value });
    }
    made.push(...copies);
    root[name] = node;
    const [first] = copies;
    if (first) {
      root['to inherited'] = { $value: curly(first.path) };
      made.push({ path: ['to inherited'], color: first.color, value: undefined });
    }
  }

  function spoil(): void {
    const value = { colorSpace: 'srgb', components: [1, 0, 0] };
    const color = { $type: 'color', $value: value };
    const red = trueOf({ colorSpace: 'srgb', components: [1, 0, 0] });
    const keep = (...path: string[]) => made.push({ path, color: red, value: undefined });
    const studio = (modify: unknown) => ({
      ...color,
      $extensions: { 'studio.tokens': { modify } },
    });
    const ways: Readonly<Record<string, () => void>> = {
      missing: () => Object.assign(root, { lost: { $type: 'color', $value: '{no.where}' } }),
      'missing pointer': () =>
        Object.assign(root, { lost: { $type: 'color', $ref: '#/no/where' } }),
      circle: () =>
        Object.assign(root, { lost: { $value: '{lost2}' }, lost2: { $value: '{lost}' } }),
      group: () =>
        Object.assign(root, { lost: { $type: 'color', $value: '{outer}' }, outer: { x: color } }) &&
        keep('outer', 'x'),
      'no color': () =>
        Object.assign(root, { lost: { $type: 'color', $value: { colorSpace: 'srgb' } } }),
      space: () =>
        Object.assign(root, { lost: { $type: 'color', $value: { ...value, colorSpace: 'cmyk' } } }),
      type: () => Object.assign(root, { lost: { ...color, $type: 'Color' } }),
      'other type': () =>
        Object.assign(root, { lost: { $type: 'dimension', $value: { value: 1, unit: 'px' } } }),
      dollar: () => Object.assign(root, { $lost: { x: color } }),
      untyped: () => Object.assign(root, { here: { $value: value } }) && keep('here'),
      dot: () => Object.assign(root, { 'a.b': color }) && keep('a.b'),
      both: () =>
        Object.assign(root, { here: { ...color, inner: color } }) &&
        keep('here') &&
        keep('here', 'inner'),
      modify: () =>
        Object.assign(root, { here: studio({ type: 'lighten', value: 'much', space: 'srgb' }) }) &&
        keep('here'),
      text: () =>
        Object.assign(root, { here: { $type: 'color', $value: '#ff0000' } }) && keep('here'),
      range: () => {
        Object.assign(root, {
          here: { $type: 'color', $value: { ...value, components: [1.5, 0, 0] } },
        });
        made.push({
          path: ['here'],
          color: { space: 'srgb', channels: [1.5, 0, 0], alpha: 1 },
          value: undefined,
        });
      },
    };
    const name = pick(Object.keys(ways));
    ways[name]!();
    defects.push(name);
  }
}

/** An object whose `__proto__` is a member as any other. */
const tree = (): Tree => Object.create(null) as Tree;

const curly = (path: readonly string[]) => `{${path.join('.')}}`;

const pointer = (path: readonly string[]) =>
  `#/${path.map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`;

function trueOf({
  colorSpace,
  components,
  alpha = 1,
}: {
  colorSpace: string;
  components: readonly (number | 'none')[];
  alpha?: number;
}): TrueColor {
  const [a = 0, b = 0, c = 0] = components.map((one) => (one === 'none' ? 0 : one));
  return { space: colorSpace, channels: [a, b, c], alpha };
}
