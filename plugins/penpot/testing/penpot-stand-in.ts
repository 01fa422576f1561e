import type {
  PenpotCalls,
  PenpotColor,
  PenpotSet,
  PenpotTheme,
  PenpotToken,
} from '../src/penpot-calls.ts';
import { createPage } from './page-stand-in.ts';

const TOKEN_NAME = /^[a-zA-Z0-9_-][a-zA-Z0-9$_-]*(?:\.[a-zA-Z0-9$_-]+)*$/;

/** The one color of a shared library, which nothing can change. */
const SHARED: PenpotColor = Object.freeze({
  id: 'shared-color',
  name: 'Sea',
  path: '',
  color: '#0b63c0',
  opacity: 1,
  getSharedPluginData: () => '',
  setSharedPluginData() {
    throw new Error('the library is read-only');
  },
  asFill: () => ({
    fillColor: '#0b63c0',
    fillOpacity: 1,
    fillColorRefId: 'shared-color',
    fillColorRefFile: 'shared-file',
  }),
});

/**
 * A stand-in of a Penpot file, of our own: only the calls of `PenpotCalls`, by the typings and the
 * sources of Penpot. All state is behind accessors, since the runtime freezes what plugins get.
 */
export function createStandIn({ mayWrite = true, mayLook = true } = {}) {
  let ids = 0;
  const nextId = (kind: string) => `${kind}-${++ids}`;
  let colors: PenpotColor[] = [];
  let sets: PenpotSet[] = [];
  let themes: (PenpotTheme & { readonly name: string; readonly sets: readonly string[] })[] = [];
  let undoBlocks = 0;

  const change = () => {
    if (!mayWrite) throw new Error("Plugin doesn't have 'library:write' permission");
  };

  /** A value that a plugin may change. */
  const cell = <T>(first: T, check: (value: T) => T = (value) => value) => {
    let current = first;
    return {
      get: () => current,
      set(value: T) {
        change();
        current = check(value);
      },
    };
  };

  const data = () => {
    const entries = new Map<string, string>();
    return {
      getSharedPluginData: (space: string, key: string) => entries.get(`${space}/${key}`) ?? '',
      setSharedPluginData(space: string, key: string, value: string) {
        change();
        entries.set(`${space}/${key}`, value);
      },
    };
  };

  function createColor(): PenpotColor {
    change();
    const id = nextId('color');
    const [color, opacity] = [
      cell<string | undefined>('#000000', checkColor),
      cell<number | undefined>(1),
    ];
    const gradient = cell<PenpotColor['gradient']>(undefined);
    const image = cell<PenpotColor['image']>(undefined);
    const place = cell(['Color'], (parts) => parts.map((part) => part.trim()).filter(Boolean));
    const node: PenpotColor = {
      ...data(),
      id,
      get name() {
        return place.get().at(-1)!;
      },
      set name(name) {
        place.set([...place.get().slice(0, -1), ...name.split('/')]);
      },
      get path() {
        return place.get().slice(0, -1).join(' / ');
      },
      set path(path) {
        place.set([...path.split('/'), node.name]);
      },
      get color() {
        return color.get();
      },
      set color(value) {
        color.set(value);
      },
      get opacity() {
        return opacity.get();
      },
      set opacity(value) {
        opacity.set(value);
      },
      get gradient() {
        return gradient.get();
      },
      set gradient(value) {
        gradient.set(value);
      },
      get image() {
        return image.get();
      },
      set image(value) {
        image.set(value);
      },
      asFill: () => ({
        fillColor: color.get()!,
        fillOpacity: opacity.get()!,
        fillColorRefId: id,
        fillColorRefFile: 'file',
      }),
      remove() {
        change();
        colors = colors.filter((one) => one !== node);
      },
    };
    colors.push(node);
    return node;
  }

  function addSet({ name: first }: { name: string }): PenpotSet {
    change();
    if (sets.some((set) => set.name === first)) throw new Error(`there is a set ${first}`);
    const name = cell(first);
    let tokens: PenpotToken[] = [];
    const checkName = (wanted: string) => {
      const isTaken = tokens.some(({ name: other }) => isBeside(other, wanted));
      if (isTaken || !TOKEN_NAME.test(wanted)) throw new Error(`no token may be called ${wanted}`);
      return wanted;
    };
    const set: PenpotSet = {
      id: nextId('set'),
      get name() {
        return name.get();
      },
      set name(value) {
        name.set(value);
      },
      get tokens() {
        return [...tokens];
      },
      addToken({ name: called, value: content }) {
        change();
        const [tokenName, value] = [cell(checkName(called), checkName), cell<unknown>(content)];
        const token: PenpotToken = {
          id: nextId('token'),
          type: 'color',
          get resolvedValueString() {
            return resolve(tokenName.get());
          },
          get name() {
            return tokenName.get();
          },
          set name(wanted) {
            tokenName.set(wanted);
          },
          get value() {
            return value.get();
          },
          set value(wanted) {
            value.set(wanted);
          },
          remove() {
            change();
            tokens = tokens.filter((one) => one !== token);
          },
        };
        tokens.push(token);
        return token;
      },
      remove() {
        change();
        sets = sets.filter((one) => one !== set);
      },
    };
    sets.push(set);
    return set;
  }

  function addTheme(first: { group: string; name: string }): PenpotTheme {
    change();
    const group = cell(first.group);
    let isActive = false;
    let chosen: string[] = [];
    const theme = {
      id: nextId('theme'),
      name: first.name,
      get group() {
        return group.get();
      },
      set group(value) {
        group.set(value);
      },
      get active() {
        return isActive;
      },
      /** One theme of a group is active. */
      set active(value) {
        change();
        if (value) for (const one of themes) if (one.group === group.get()) one.active = false;
        isActive = value;
      },
      get sets() {
        return [...chosen];
      },
      addSet(id: string) {
        change();
        if (!sets.some((set) => set.id === id)) throw new Error(`there is no set ${id}`);
        chosen = [...chosen, id];
      },
      remove() {
        change();
        themes = themes.filter((one) => one !== theme);
      },
    };
    themes.push(theme);
    return theme;
  }

  const local: PenpotCalls['library']['local'] = {
    ...data(),
    get colors() {
      return [...colors];
    },
    createColor,
    tokens: {
      get sets() {
        return [...sets];
      },
      get themes() {
        return [...themes];
      },
      addSet,
      addTheme,
    },
  };
  const page = createPage({
    change,
    look() {
      if (!mayLook) throw new Error("Plugin doesn't have 'content:read' permission");
    },
    resolve,
  });
  const calls: PenpotCalls = {
    flags: page.flags,
    get selection() {
      return page.selection;
    },
    get currentPage() {
      return page.currentPage;
    },
    library: {
      local,
      get connected() {
        return [{ name: 'Brand', colors: [SHARED] }];
      },
    },
    history: {
      undoBlockBegin: () => Symbol(String(++undoBlocks)),
      undoBlockFinish: () => void --undoBlocks,
    },
  };

  /** The text that a token has in the end, by the sets of the active themes: the last one counts. */
  function resolve(name: string): string | undefined {
    const active = new Set(themes.filter((theme) => theme.active).flatMap((theme) => theme.sets));
    const tokens = sets.filter(({ id }) => active.has(id)).flatMap((set) => set.tokens);
    const value = tokens.findLast((token) => token.name === name)?.value;
    const target = /^\{(.+)\}$/.exec(String(value))?.[1];
    return target === undefined ? (value as string | undefined) : resolve(target);
  }

  /** Everything in the file but ids, as text. */
  const content = () =>
    JSON.stringify([
      local.getSharedPluginData('swatchwork', 'made'),
      colors.map(({ id: _, ...color }) => color),
      sets.map(({ name, tokens }) => [name, tokens.map((token) => [token.name, token.value])]),
      themes.map(({ group, name, active }) => [group, name, active]),
      page.content(),
    ]);

  return { calls, resolve, content, draw: page.draw, openUndoBlocks: () => undoBlocks };
}

function checkColor(color: string | undefined): string | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(color ?? '')) throw new Error(`${color} is no color`);
  return color;
}

/** A name is neither another token's nor a group of tokens. */
const isBeside = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);
