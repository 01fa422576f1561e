import type { NotRead, SourceFile } from '@swatchwork/audit/sources';
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
  /** The person's own page, in which the modes are shown. */
  readonly html?: string;
}

/** What is searched for stray colors besides the files in which contrast is checked. */
export interface Project {
  /** Of the folder or archive. */
  readonly name: string;
  readonly files: readonly SourceFile[];
  /** Folders with a package, with a slash at the end. */
  readonly folders: readonly string[];
  readonly notRead: readonly NotRead[];
  /** How many files hold no styles, such as pictures and texts. */
  readonly others: number;
  /** Why contrast is not checked at all, as a sentence. */
  readonly unchecked?: string;
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
  readonly project?: Project;
  /** By the keys of planned changes: the token that is used, or nothing to leave the color. */
  readonly chosen: Readonly<Record<string, string>>;
}

export const NO_HEAD: Head = { title: '', scope: '', author: '' };

/** Work that begins with files. */
export const workOn = (
  files: readonly ContextFile[],
  left: readonly LeftFile[] = [],
  project?: Project,
): Work => ({
  question: { files, left, pairs: [], held: [], grounds: 'keep', target: 'AA', without: [] },
  head: NO_HEAD,
  chosen: {},
  ...(project && { project }),
});

/** What the work is on: a folder, an archive, or the first file. */
export const nameOf = ({ project, question }: Work): string =>
  project?.name ?? question.files[0]?.name ?? '';

/** In the tab's storage; what is typed and chosen stands apart, as files may be long. */
const KEYS = {
  question: 'audit',
  head: 'auditHead',
  project: 'auditProject',
  chosen: 'auditChosen',
} as const;

/** Keeps the work for this tab, or a part of it. @returns Whether it could be kept: storage may be off or full. */
export function keepWork(work: Partial<Work>): boolean {
  try {
    for (const [part, key] of Object.entries(KEYS)) {
      const value = work[part as keyof Work];
      if (value !== undefined) sessionStorage.setItem(key, JSON.stringify(value));
      else if (work.question) sessionStorage.removeItem(key); // other work had it
    }
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
    return readWork(
      Object.fromEntries(Object.entries(KEYS).map(([part, key]) => [part, read(key)])),
    );
  } catch {
    return undefined;
  }
}

/** Work of any origin; undefined if it is none. */
export function readWork(value: unknown): Work | undefined {
  const { question, head, chosen, project } = membersOf(value);
  const asked = membersOf(question);
  const files = filesOf(asked.files);
  const sources = projectOf(membersOf(project));
  if (files.length === 0 && !sources) return undefined;
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
      ...(isText(asked.html) && { html: asked.html }),
    },
    head: { title: text(words.title), scope: text(words.scope), author: text(words.author) },
    chosen: textsOf(chosen),
    ...(sources && { project: sources }),
  };
}

function projectOf({ name, files, folders, notRead, others, unchecked }: Members) {
  const sources = filesOf(files);
  if (!isText(name) || !Array.isArray(files)) return undefined;
  return {
    name,
    files: sources,
    folders: Array.isArray(folders) ? folders.filter(isText) : [],
    notRead: listOf(notRead, ({ file, reason }) =>
      isText(file) && isText(reason) ? { file, reason } : undefined,
    ),
    others: Number.isSafeInteger(others) ? Number(others) : 0,
    ...(isText(unchecked) && { unchecked }),
  } satisfies Project;
}

const filesOf = (list: unknown): SourceFile[] =>
  listOf(list, ({ name, text }) => (isText(name) && isText(text) ? { name, text } : undefined));

const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(membersOf(value)).filter((entry): entry is [string, string] => isText(entry[1])),
  );

function modeOf({ kind, fixed }: Members): Pick<Question, 'mode'> {
  const known = MODE_KINDS.find((one) => one === kind);
  return known ? { mode: { kind: known, fixed: textsOf(fixed) } } : {};
}

type Members = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string';

const membersOf = (value: unknown): Members =>
  typeof value === 'object' && value !== null ? (value as Members) : {};

const listOf = <Item>(list: unknown, read: (members: Members) => Item | undefined): Item[] =>
  Array.isArray(list) ? list.flatMap((one) => read(membersOf(one)) ?? []) : [];
