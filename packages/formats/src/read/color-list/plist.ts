/** A value of a property list. Dates are numbers, since no reader needs them. */
export type Plist = string | number | boolean | Uint8Array | Uid | readonly Plist[] | PlistDict;

export type PlistDict = ReadonlyMap<string, Plist>;

/** A reference of a keyed archive to one of its objects, by place. */
export class Uid {
  readonly place: number;

  constructor(place: number) {
    this.place = place;
  }
}

/** How errors call a property list, as long as it is not known what it holds. */
export const PLIST = 'Property list';

/** How deep values may stand in each other. A keyed archive needs four levels. */
export const DEEPEST = 64;

export const isDict = (value: unknown): value is PlistDict => value instanceof Map;
