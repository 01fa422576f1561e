import { counted, LONGEST_NAME } from '../../text/text.ts';
import { labelOf } from './groups.ts';

/** What a file has that the format does not allow, or that was not read, and what is said of it. */
const SENTENCES = {
  texts: '{color was a text|colors were texts}, which the format no longer allows',
  untyped:
    '{token has|tokens have} no type, which the format requires; {its value was|their values were} read as {a color|colors}',
  outside: '{color has a number|colors have numbers} outside of the range that the format allows',
  names:
    '{color has a name|colors have names} that the format does not allow, with a dot or a brace',
  groups:
    '{token is|tokens are} also {a group|groups}, which the format does not allow; both were read',
  reserved:
    '{property|properties} whose {name begins|names begin} with a dollar sign {has|have} tokens, which were left out',
  opacities:
    '{color has its opacity|colors have their opacities} outside {its value|their values}, which is not part of the format; {it was|they were} read',
  members:
    '{color has a property|colors have properties} outside {its value|their values} that may change {it|them}, which {was|were} left out',
  modified:
    '{color has a|colors have} Tokens Studio {modifier|modifiers}, which {was|were} left out',
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
    return Object.entries(SENTENCES).flatMap(([remark, sentence]) => {
      const list = this.#found.get(remark as TokenRemark);
      if (!list || without.includes(remark as TokenRemark)) return [];
      const [first] = list;
      const such = UNNAMED.has(remark as TokenRemark)
        ? ''
        : `: ${list.size > 1 ? 'such as ' : ''}${first!.join('')}`;
      return [counted(list.size, sentence) + such];
    });
  }
}
