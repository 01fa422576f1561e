import { zipSync } from 'fflate';

import { EPOCH } from '../bytes/zip.ts';
import { CONTEXT_LIMITS, type ContextFile } from '../contexts/context-sheet.ts';
import { isPage } from '../contexts/css/html-page.ts';
import { hasColorsKey, isDesignMd } from '../contexts/design-md/yaml-blocks.ts';
import { isTokenFile } from '../contexts/dtcg/read-dtcg.ts';
import { FormatError } from '../palette/format-error.ts';
import { isTailwindConfig } from '../repair/is-tailwind-config.ts';

/** A file as it was dropped or chosen, or its text. */
export interface GivenFile {
  readonly name: string;
  readonly content: Uint8Array | string;
}

/** A file that is not read, and why: a clause for people. */
export interface LeftFile {
  readonly name: string;
  readonly reason: string;
}

/** Bounds of what is taken at once. */
export const TAKE_LIMITS = {
  /** UTF-8 takes at most so many bytes for a character that is counted. */
  bytes: 3 * CONTEXT_LIMITS.length,
  files: 200,
} as const;

export const READABLE =
  'a style sheet, HTML with its styles, design tokens (DTCG), a DESIGN.md, a Tailwind 3 config, or a ZIP of these';

/** By the ends of names, why a file is not read. */
const REASONS: readonly (readonly [ends: RegExp, reason: string])[] = [
  [/\.(?:scss|sass|less|styl)$/i, 'it has to be compiled to CSS first'],
  [/\.(?:png|jpe?g|gif|webp|avif|heic|svg|ico|bmp|tiff?)$/i, 'it is a picture'],
  [/\.(?:woff2?|ttf|otf|eot)$/i, 'it is a font'],
  [
    /\.(?:map|txt|csv|lock|ya?ml|xml|pdf|zip|gz|docx?|xlsx?|pptx?|rtf)$/i,
    'it is not a style sheet',
  ],
];

const CODE = 'code other than a Tailwind config is not read';
const NO_TEXT = 'it is not UTF-8 text';
const NO_TOKENS = 'it contains no design tokens';
const ALONE = 'a Tailwind 3 config is read without other files';

/**
 * The texts among files in which contrast can be checked, and the others by name.
 * A byte order mark stays, so that files are written back as they were.
 *
 * @throws {FormatError} If there is nothing to read, or too much.
 */
export function takeFiles(given: readonly GivenFile[]): {
  files: ContextFile[];
  left: LeftFile[];
} {
  const left: LeftFile[] = [];
  const texts = given.flatMap((file) => textsOf(file, left));
  const names = new Set<string>();
  const all = texts.flatMap((file) => {
    const reason = names.has(file.name) ? 'another file has the same name' : reasonAgainst(file);
    names.add(file.name);
    if (reason === undefined) return file;
    left.push({ name: file.name, reason });
    return [];
  });
  const sheets = all.filter((file) => !isTailwindConfig(file));
  const files = sheets.length > 0 ? sheets : all.slice(0, 1);
  for (const file of all) {
    if (!files.includes(file)) left.push({ name: file.name, reason: ALONE });
  }
  if (files.length === 0) throw nothingIn(left);
  if (files.length > TAKE_LIMITS.files) throw tooMuch(`${files.length} files`);
  const bytes = files.reduce((sum, { text }) => sum + text.length, 0);
  if (bytes > TAKE_LIMITS.bytes) throw tooMuch(`${bytes} characters`);
  return { files, left };
}

const tooMuch = (size: string) => {
  const most = `${TAKE_LIMITS.files} files and ${TAKE_LIMITS.bytes} bytes are allowed`;
  return new FormatError('too_large', 'Files', 0, `${size} were given; ${most}`, 'Files');
};

function nothingIn([first, ...others]: readonly LeftFile[]): FormatError {
  const more = others.length === 0 ? '' : `, and ${others.length} others were not either`;
  const what = first ? `${first.name} was not read, because ${first.reason}${more}. ` : '';
  const problem = `${what}This page reads ${READABLE}`;
  return new FormatError('unknown_format', 'Files', 0, problem, 'Nothing to check');
}

function textsOf({ name, content }: GivenFile, left: LeftFile[]): ContextFile[] {
  const reason = reasonOfName(name);
  if (reason === undefined && content.length > TAKE_LIMITS.bytes) {
    throw tooMuch(`${content.length} bytes`);
  }
  const text = typeof content === 'string' ? content : decode(content);
  if (reason === undefined && text !== undefined) return [{ name, text }];
  left.push({ name, reason: reason ?? NO_TEXT });
  return [];
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

const reasonOfName = (name: string) => REASONS.find(([ends]) => ends.test(name))?.[1];

function reasonAgainst(file: ContextFile): string | undefined {
  const { name, text } = file;
  if (isPage(file) || /\.css$/i.test(name)) return undefined;
  if (/\.[cm]?[jt]sx?$|\.(?:vue|svelte|astro|py|php|rb)$/i.test(name)) {
    return isTailwindConfig(file) && /\btheme\b/.test(text) ? undefined : CODE;
  }
  if (isDesignMd(file)) return hasColorsKey(text) ? undefined : NO_TOKENS;
  if (!isTokenFile(text)) return undefined;
  return TOKENS.test(text) ? undefined : NO_TOKENS;
}

const TOKENS = /["']?\$(?:value|ref)["']?\s{0,99}:|["']?resolutionOrder["']?\s{0,99}:/;

/** Files as a ZIP archive. */
export const packFiles = (files: readonly ContextFile[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    zipSync(
      Object.fromEntries(
        files.map(({ name, text }) => [name, [new TextEncoder().encode(text), { mtime: EPOCH }]]),
      ),
    ),
  );
