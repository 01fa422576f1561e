import type { Host } from '../src/carry-out.ts';
import type { Change } from '../src/change.ts';
import type { Present, Thing, Value } from '../src/thing.ts';
import { type LayerNode, PageInMemory } from './layers-in-memory.ts';

/** Something in the file, with our key if it is ours. */
export interface Entry {
  readonly key?: string;
  readonly thing: Thing;
}

/**
 * A stand-in of a design tool: it refuses two variables of one name in a collection and references
 * to what is not there, as Figma does, and fails on demand.
 */
export class FileInMemory extends PageInMemory implements Host {
  entries: Entry[];
  made: readonly string[] = [];
  /** How many changes are left until one fails. */
  failsAfter = Number.POSITIVE_INFINITY;

  constructor(entries: readonly Entry[] = [], layers: readonly LayerNode[] = []) {
    super(layers);
    this.entries = [...entries];
  }

  async read(): Promise<Present> {
    const ours = new Map<string, Thing>();
    const taken: { collection: string; name: string }[] = [];
    for (const { key, thing } of this.entries) {
      if (key !== undefined) ours.set(key, thing);
      else if (thing.kind === 'variable') taken.push(thing);
    }
    return { things: [...ours.values()], taken, made: this.made };
  }

  async perform(change: Change): Promise<void> {
    if (this.failsAfter-- === 0) throw new Error('the file cannot be changed');
    switch (change.type) {
      case 'create':
        this.#checkName(change.thing, change.thing.name);
        if (change.thing.kind !== 'collection') {
          for (const value of Object.values(change.thing.values)) this.#checkValue(value);
        }
        this.entries.push({ key: change.thing.key, thing: change.thing });
        break;
      case 'remove': {
        const { key } = change.thing;
        const isUsed = this.entries.some(
          ({ thing }) => thing.kind === 'variable' && thing.collection === key,
        );
        if (!isUsed) this.entries = this.entries.filter((entry) => entry.key !== key);
        break;
      }
      case 'rename':
        this.#replace(change.key, (thing) => {
          this.#checkName(thing, change.to);
          return { ...thing, name: change.to };
        });
        break;
      case 'add-mode':
      case 'remove-mode':
        this.#replace(change.key, (thing) => {
          if (thing.kind !== 'collection') throw new Error('only collections have modes');
          const others = thing.modes.filter((mode) => mode !== change.mode);
          return {
            ...thing,
            modes: change.type === 'add-mode' ? [...others, change.mode] : others,
          };
        });
        break;
      case 'paint':
        this.paint(change, change.from, change.to);
        break;
      case 'set':
        this.#checkValue(change.to);
        this.#replace(change.key, (thing) => {
          if (thing.kind === 'collection') throw new Error('collections have no values');
          const { [change.mode]: _, ...values } = thing.values;
          return {
            ...thing,
            values: change.to === undefined ? values : { ...values, [change.mode]: change.to },
          };
        });
    }
  }

  async remember(made: readonly string[]): Promise<void> {
    this.made = made;
  }

  /** Everything in an order of its own, to compare. */
  get content() {
    return this.entries.map((entry) => JSON.stringify(sorted(entry))).toSorted();
  }

  /** What is not ours. */
  get others() {
    return this.entries.filter(({ key }) => key === undefined);
  }

  #replace(key: string, by: (thing: Thing) => Thing) {
    this.entries = this.entries.map((entry) =>
      entry.key === key ? { key, thing: by(entry.thing) } : entry,
    );
  }

  #checkName(thing: Thing, name: string) {
    if (thing.kind !== 'variable') return;
    const isTaken = this.entries.some(
      ({ thing: other }) =>
        other.kind === 'variable' && other.collection === thing.collection && other.name === name,
    );
    if (isTaken) throw new Error(`two variables are called ${name}`);
    if (!this.entries.some(({ key }) => key === thing.collection)) {
      throw new Error(`there is no collection ${thing.collection}`);
    }
  }

  #checkValue(value: Value | undefined) {
    if (typeof value !== 'object' || 'other' in value) return;
    if (!this.entries.some(({ key }) => key === value.alias)) {
      throw new Error(`there is no variable ${value.alias}`);
    }
  }
}

/** With the fields of every object in the order of their names. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, sorted(field)]));
}
