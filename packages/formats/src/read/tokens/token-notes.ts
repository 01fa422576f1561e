import { LONGEST_NAME } from '../../text/text.ts';
import { labelOf } from './groups.ts';

/** What a file has that the format does not allow, or that was not read, and what is said of it. */
const SENTENCES = {
  texts: [
    'color was a text, which the format no longer allows',
    'colors were texts, which the format no longer allows',
  ],
  untyped: [
    'token has no type, which the format demands; it was read as a color for its value',
    'tokens have no type, which the format demands; they were read as colors for their values',
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
    'token is a group as well, which the format does not allow; both were read',
    'tokens are groups as well, which the format does not allow; both were read',
  ],
  reserved: [
    'member whose name begins with a dollar sign holds tokens, which were left out',
    'members whose names begin with a dollar sign hold tokens, which were left out',
  ],
  opacities: [
    'color has its opacity beside its value, which the format does not know; it was read',
    'colors have their opacities beside their values, which the format does not know; they were read',
  ],
  members: [
    'color has a member beside its value that may change it, which was left out',
    'colors have members beside their values that may change them, which were left out',
  ],
  modified: [
    'color is changed by Tokens Studio, which was left out',
    'colors are changed by Tokens Studio, which was left out',
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
