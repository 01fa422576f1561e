import type { ContextFile } from '../context-sheet.ts';

/** Whether a file is Markdown with design tokens in YAML: by its name, or as it begins with front matter. */
export const isDesignMd = ({ name, text }: ContextFile): boolean =>
  /\.(?:md|markdown)$/i.test(name) || /^\uFEFF?---[ \t]*(?:\r\n|\r|\n)/.test(text);

/** Whether a block of YAML has colors, as opposed to other Markdown. */
export const hasColorsKey = (text: string): boolean =>
  yamlBlocks(text).some(({ start, end }) =>
    /^["']?colors["']?[ \t]{0,9}:/m.test(text.slice(start, end)),
  );

/** A part of a text, in UTF-16 code units. */
export interface Block {
  readonly start: number;
  readonly end: number;
}

const FENCE = /^ {0,3}(`{3,}|~{3,})[ \t]*(\S*)/;

/** The front matter of a Markdown text and its fenced blocks of YAML, in order and without their marks. */
export function yamlBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let open: { readonly mark: string; readonly from: number | undefined } | undefined;
  let at = 0;
  for (const [line] of text.matchAll(/[^\r\n]*(?:\r\n|\r|\n|$)/g)) {
    const next = at + line.length;
    const bare = line.trimEnd();
    if (open) {
      const closes = open.mark === '---' ? bare === '---' : isClosing(bare, open.mark);
      if (closes && open.from !== undefined) blocks.push({ start: open.from, end: at });
      if (closes) open = undefined;
    } else if (at === 0 && bare.replace('\uFEFF', '') === '---') {
      open = { mark: '---', from: next };
    } else {
      const [, mark, language] = FENCE.exec(line) ?? [];
      if (mark) open = { mark, from: /^ya?ml$/.test(language!) ? next : undefined };
    }
    at = next;
  }
  // Markdown lets the end of the text close a fence, but not front matter.
  if (open && open.mark !== '---' && open.from !== undefined) {
    blocks.push({ start: open.from, end: text.length });
  }
  return blocks;
}

const isClosing = (bare: string, mark: string): boolean => {
  const own = bare.replace(/^ {0,3}/, '');
  return own.length >= mark.length && own === mark[0]!.repeat(own.length);
};
