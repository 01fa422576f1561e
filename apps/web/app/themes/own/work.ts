import type { LeftFile } from '@swatchwork/formats/audit';
import type { ContextFile } from '@swatchwork/formats/contexts';
import type { AskedPair } from '@swatchwork/formats/repair';
import { type GroundChoice, MODE_KINDS, type ModeKind, type ThemeTarget } from '@swatchwork/theme';

/** Files of a theme, and what is asked of them. */
export interface Question {
  readonly files: readonly ContextFile[];
  /** Files that came with them and are not read. */
  readonly left: readonly LeftFile[];
  readonly pairs: readonly AskedPair[];
  readonly held: readonly string[];
  readonly grounds: GroundChoice;
  readonly target: ThemeTarget;
  /** Ids of changes that are not made. */
  readonly without: readonly string[];
  /** The mode that is added, and the colors of it that a person chose. */
  readonly mode?: { readonly kind: ModeKind; readonly fixed: Readonly<Record<string, string>> };
}

/** What a person writes over a report. */
export interface Head {
  readonly title: string;
  readonly scope: string;
  readonly author: string;
}

/** What a person does with the files of a theme: kept in the tab, and within a report. */
export interface Work {
  readonly question: Question;
  readonly head: Head;
}

export const NO_HEAD: Head = { title: '', scope: '', author: '' };

/** Work that begins with files. */
export const workOn = (files: readonly ContextFile[], left: readonly LeftFile[] = []): Work => ({
  question: { files, left, pairs: [], held: [], grounds: 'keep', target: 'AA', without: [] },
  head: NO_HEAD,
});

/** In the tab's storage; what is typed over a report stands apart, as files may be long. */
const KEYS = { question: 'audit', head: 'auditHead' } as const;

/** Keeps a part of the work for this tab. @returns Whether it could be kept: storage may be off or full. */
export function keepPart<Part extends keyof Work>(part: Part, value: Work[Part]): boolean {
  try {
    sessionStorage.setItem(KEYS[part], JSON.stringify(value));
    return true;
  } catch {
    dropWork();
    return false;
  }
}

export function dropWork(): void {
  try {
    for (const key of Object.values(KEYS)) sessionStorage.removeItem(key);
  } catch {
    // Storage is off, so nothing was kept.
  }
}

export function keptWork(): Work | undefined {
  const read = (key: string): unknown => JSON.parse(sessionStorage.getItem(key) ?? 'null');
  try {
    return readWork({ question: read(KEYS.question), head: read(KEYS.head) });
  } catch {
    return undefined;
  }
}

/** Work of any origin; undefined if it is none. */
export function readWork(value: unknown): Work | undefined {
  const { question, head } = membersOf(value);
  const asked = membersOf(question);
  const files = listOf(asked.files, (file) =>
    isText(file.name) && isText(file.text) ? { name: file.name, text: file.text } : undefined,
  );
  if (files.length === 0) return undefined;
  const words = membersOf(head);
  const text = (word: unknown) => (isText(word) ? word : '');
  const texts = (list: unknown) => (Array.isArray(list) ? list.filter(isText) : []);
  return {
    question: {
      files,
      left: listOf(asked.left, ({ name, reason }) =>
        isText(name) && isText(reason) ? { name, reason } : undefined,
      ),
      pairs: listOf(asked.pairs, ({ foreground, background }) =>
        isText(foreground) && isText(background) ? { foreground, background } : undefined,
      ),
      held: texts(asked.held),
      grounds: asked.grounds === 'may-move' ? 'may-move' : 'keep',
      target: asked.target === 'AAA' ? 'AAA' : 'AA',
      without: texts(asked.without),
      ...modeOf(membersOf(asked.mode)),
    },
    head: { title: text(words.title), scope: text(words.scope), author: text(words.author) },
  };
}

function modeOf({ kind, fixed }: Members): Pick<Question, 'mode'> {
  const known = MODE_KINDS.find((one) => one === kind);
  const colors = Object.entries(membersOf(fixed)).filter((entry): entry is [string, string] =>
    isText(entry[1]),
  );
  return known ? { mode: { kind: known, fixed: Object.fromEntries(colors) } } : {};
}

type Members = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string';

const membersOf = (value: unknown): Members =>
  typeof value === 'object' && value !== null ? (value as Members) : {};

const listOf = <Item>(list: unknown, read: (members: Members) => Item | undefined): Item[] =>
  Array.isArray(list) ? list.flatMap((one) => read(membersOf(one)) ?? []) : [];
