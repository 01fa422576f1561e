import { FormatError } from '../../palette/format-error.ts';
import { isDict, PLIST, type Plist, type PlistDict, Uid } from './plist.ts';

const NONE = 0; // the place of `$null`

/**
 * The objects of an archive by NSKeyedArchiver: they stand in one list and refer to each other by their
 * place in it.
 */
export class KeyedArchive {
  readonly #objects: readonly Plist[];
  readonly #top: PlistDict;

  /** @throws {FormatError} If the property list is no such archive. */
  constructor(plist: Plist) {
    const objects = isDict(plist) ? plist.get('$objects') : undefined;
    const top = isDict(plist) ? plist.get('$top') : undefined;
    if (!Array.isArray(objects) || !isDict(top)) throw noColors();
    this.#objects = objects;
    this.#top = top;
  }

  /** What was archived: the object called `root`, or all that has names of its own. */
  root(): PlistDict {
    const root = this.#resolve(this.#top.get('root'));
    return isDict(root) ? root : this.#top;
  }

  /** A member of an object; undefined where it has none, or nothing. */
  get(object: PlistDict, key: string): Plist | undefined {
    return this.#resolve(object.get(key));
  }

  /** The members of a list, which may itself be an object. */
  list(object: PlistDict, key: string): readonly (Plist | undefined)[] | undefined {
    const value = this.get(object, key);
    const items = isDict(value) ? value.get('NS.objects') : value;
    return Array.isArray(items) ? items.map((item: Plist) => this.#resolve(item)) : undefined;
  }

  /** The class of an object, such as `NSColor`; undefined if it does not say. */
  classOf(object: PlistDict): string | undefined {
    const about = this.get(object, '$class');
    const name = isDict(about) ? about.get('$classname') : undefined;
    return typeof name === 'string' ? name : undefined;
  }

  #resolve(value: Plist | undefined): Plist | undefined {
    if (!(value instanceof Uid)) return value;
    return value.place === NONE ? undefined : this.#objects[value.place];
  }
}

export const noColors = () =>
  new FormatError('unknown_format', PLIST, 0, 'this seems to be a property list without colors');
