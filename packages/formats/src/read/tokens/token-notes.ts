import { LONGEST_NAME } from '../../text/text.ts';
import { labelOf } from './groups.ts';

/** What a file has that the format does not allow, or that was not read, and what is said of it. */
const SENTENCES = {
  texts: [
    'color was a text, which the format no longer allows',
    'colors were texts, which the format no longer allows',
  ],
  untyped: [
    'token has no type, which the format requires; its value was read as a color',
    'tokens have no type, which the format requires; their values were read as colors',
  ],
  outside: [
    'color has a number outside of the range that the format allows',
    'colors have numbers outside of the range that the format allows',
  ],
  names: [
    'color has a name that the format does not allow, with a dot or a brace',
    'colors have names that the format does not allow, with a dot or a brace',
  ],
  groups: [
    'token is also a group, which the format does not allow; both were read',
    'tokens are also groups, which the format does not allow; both were read',
  ],
  reserved: [
    'property whose name begins with a dollar sign has tokens, which were left out',
    'properties whose names begin with a dollar sign have tokens, which were left out',
  ],
  opacities: [
    'color has its opacity outside its value, which is not part of the format; it was read',
    'colors have their opacities outside their values, which is not part of the format; they were read',
  ],
  members: [
    'color has a property outside its value that may change it, which was left out',
    'colors have properties outside their values that may change them, which were left out',
  ],
  modified: [
    'color has a Tokens Studio modifier, which was left out',
    'colors have Tokens Studio modifiers, which were left out',
  ],
} as const;

export type TokenRemark = keyof typeof SENTENCES;

/** Texts and changes say enough by their number. */
const UNNAMED: ReadonlySet<TokenRemark> = new Set(['texts', 'modified']);

/** Counts what is to be said of a file's tokens. */
export class TokenNotes {
  readonly #found = new Map<TokenRemark, Map<string, string>>();

  add(remark: TokenRemark, name: readonly string[], detail = ''): void {
    const list = this.#found.get(remark) ?? new Map<string, string>();
    this.#found.set(remark, list);
    const label = labelOf(name);
    // Of names that are cut several may be the same.
    const key = label.length < LONGEST_NAME ? label : `${label}#${list.size}`;
    if (!list.has(key)) list.set(key, detail && ` (${detail})`);
  }

  /** Sentences without their full stops. */
  sentences(without: readonly TokenRemark[] = []): string[] {
    return Object.entries(SENTENCES).flatMap(([remark, [one, many]]) => {
      const list = this.#found.get(remark as TokenRemark);
      if (!list || without.includes(remark as TokenRemark)) return [];
      const [first] = list;
      const such = UNNAMED.has(remark as TokenRemark)
        ? ''
        : `: ${list.size > 1 ? 'such as ' : ''}${first!.join('')}`;
      return [`${list.size} ${list.size === 1 ? one : many}${such}`];
    });
  }
}
