import type { CallToolResult } from '@modelcontextprotocol/server';
import type { ErrorBody } from '@swatchwork/contract';

/** The most bytes of an answer, unless the caller asks for all of it. */
export const SHORT_ANSWER = 20_000;

/** What a list that was cut takes besides its entries, and the frame of an answer. */
const FRAME = 1000;

/**
 * An answer in JSON as a result: as text, which all assistants read, and as data where both fit.
 *
 * @param most The most bytes of the result; its longest lists are cut to that, and `shortened` says
 *   which. Texts are never cut.
 */
export function toResult(value: object, notes: readonly string[], most: number): CallToolResult {
  const others = notes.map(text);
  const room = most - FRAME - sizeOf(others);
  const shown = shorten(value, room);
  const content = [text(JSON.stringify(shown)), ...others];
  const both = { content, structuredContent: shown };
  return sizeOf(both) <= most ? both : { content };
}

/** Whether lists of a result were cut. */
export const isShortened = ({ content }: CallToolResult): boolean =>
  content[0]?.type === 'text' && 'shortened' in JSON.parse(content[0].text);

/** A file as a result. */
export async function toFileResult(
  answer: Response,
  mimeType: string,
  others: readonly string[],
): Promise<CallToolResult> {
  const { headers } = answer;
  const told = headers.get('x-palette-notes') ?? headers.get('x-theme-notes') ?? '[]';
  const notes: string[] = JSON.parse(told);
  const found = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '');
  const name = found?.[1] ?? 'palette';
  return {
    content: [await toFile(answer, mimeType, name), ...[...notes, ...others].map(text)],
    structuredContent: { name, mediaType: mimeType, notes },
  };
}

/** A refusal in the API's words, which say six hex digits where any color is taken here. */
export const toRefusal = (body: ErrorBody): CallToolResult => {
  const { error, details } = body;
  const said = details?.map((detail) => ({ ...detail, message: ofAnyColor(detail.message) }));
  return {
    isError: true,
    content: [text(ofAnyColor(error))],
    structuredContent: { ...body, error: ofAnyColor(error), ...(said && { details: said }) },
  };
};

/** A sentence of the API about six hex digits, as an assistant has to read it. */
export const ofAnyColor = (sentence: string): string =>
  sentence
    .replaceAll(
      'six hex digits with or without #, such as #3B82F6',
      'an opaque CSS color, such as #3B82F6, teal or oklch(0.62 0.19 260)',
    )
    .replaceAll(
      /colors (?:of|as) six hex digits, separated by hyphens or commas(?:; # is optional)?/g,
      'opaque CSS colors, as a list or separated by hyphens or commas',
    );

/** A theme with the color of each role by mode, for those who have asked for no parts of it. */
export function shortTheme(theme: Record<string, unknown>): Record<string, unknown> {
  const modes = Object.entries(theme.modes as Record<string, { roles: Record<string, Shown> }>);
  const colors = modes.map(([mode, { roles }]) => [
    mode,
    Object.fromEntries(Object.entries(roles).map(([role, { hex }]) => [role, hex])),
  ]);
  return {
    ...theme,
    modes: Object.fromEntries(colors),
    more: 'Use `parts` to get the rest: `scales`, `modes` with the origin of each color, `pairs`, `separations`.',
  };
}

type Shown = { hex: string };

/** A page of a list, with what the headers of the answer say of it. */
export function toPage<Entry>(results: Entry[], headers: Headers) {
  const [, next] = /[?&]cursor=([^&>]+)/.exec(headers.get('link') ?? '') ?? [];
  const total = headers.get('x-total-count');
  return {
    results,
    ...(total !== null && { total: Number(total) }),
    ...(next !== undefined && { nextCursor: decodeURIComponent(next) }),
  };
}

async function toFile(answer: Response, mimeType: string, name: string) {
  const bytes = Buffer.from(await answer.arrayBuffer());
  const uri = `attachment:${encodeURIComponent(name)}`;
  const isText = /^text\/|json|xml|javascript/.test(mimeType);
  return {
    type: 'resource' as const,
    resource: isText
      ? { uri, mimeType, text: bytes.toString() }
      : { uri, mimeType, blob: bytes.toString('base64') },
  };
}

/** Halves the longest list of a value again and again until it fits, or no list is left to cut. */
function shorten(value: object, room: number): Record<string, unknown> {
  const shown: Record<string, unknown> = structuredClone({ ...value });
  const cut = new Map<string, number>();
  for (;;) {
    const lists: List[] = [];
    if (measure(shown, '', lists) <= room) break;
    const [longest] = lists.sort((a, b) => b.size - a.size);
    if (!longest) break;
    const { path, entries } = longest;
    if (!cut.has(path)) cut.set(path, entries.length);
    entries.length = Math.ceil(entries.length / 2);
  }
  if (cut.size > 0)
    shown.shortened = Array.from(cut, ([path, count]) => `${path} had ${count} entries`);
  return shown;
}

/** A list of several entries within a value, and where it stands. */
type List = { path: string; entries: unknown[]; size: number };

/** The bytes of a value as JSON within a text of JSON; collects its lists. */
function measure(value: unknown, path: string, lists: List[]): number {
  if (typeof value !== 'object' || value === null) return sizeOf(String(JSON.stringify(value)));
  let size = 2;
  for (const [key, part] of Object.entries(value)) {
    size +=
      measure(part, path ? `${path}.${key}` : key, lists) +
      (Array.isArray(value) ? 1 : key.length + 6);
  }
  if (Array.isArray(value) && value.length > 1) lists.push({ path, entries: value, size });
  return size;
}

const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

const text = (content: string) => ({ type: 'text' as const, text: content });
