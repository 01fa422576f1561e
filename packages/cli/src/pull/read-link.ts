import type { ThemeInput } from '@swatchwork/theme';
import { readThemeQuery, toInput } from '@swatchwork/theme/link';

import { quote, UsageError } from '../usage-error.ts';

/** What a link opens. */
export interface LinkedTheme {
  name?: string;
  input: ThemeInput;
}

/** The variable that holds an API key, with which private themes are read. */
export const KEY_VARIABLE = 'SWATCHWORK_API_KEY';

/**
 * The variable that names the site of the key, such as `https://HOST`. A link may come from a file of
 * somebody else's repository, so it does not decide where the key goes.
 */
export const SITE_VARIABLE = 'SWATCHWORK_SITE';

/** Milliseconds until a site has to have answered. */
const PATIENCE = 30_000;

/** Bytes of an answer; a project that is full of themes has under two million. A stranger's site may send without end. */
const MOST_BYTES = 4 * 1024 * 1024;

const EXAMPLE =
  'https://HOST/theme?c=0A66C2, https://HOST/theme?saved=ID or https://HOST/projects/ID';

/**
 * The theme of a link, as the page shows it: a link that holds colors is read offline; one that
 * names a saved theme or a project asks its site.
 *
 * @throws {UsageError} If the link holds none, or the site does not hand it out.
 */
export async function readLink(link: string, env: NodeJS.ProcessEnv): Promise<LinkedTheme> {
  const url = URL.canParse(link) ? new URL(link) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(`LINK must be the address of a theme, ${EXAMPLE}; got ${quote(link)}.`);
  }
  const { document, hasBrands, problems } = readThemeQuery(url.search);
  if (problems[0]) throw new UsageError(`${quote(link)}: ${problems[0]}`);
  if (hasBrands) {
    const name = url.searchParams.get('name');
    return { input: toInput(document), ...(name && { name }) };
  }
  const key = () => keyFor(url, env);
  const saved = url.searchParams.get('saved');
  if (saved)
    return themeOf(await askSite(url, `themes/saved/${encodeURIComponent(saved)}`, key()), url);
  const project = /^\/projects\/([\w-]+)\/?$/.exec(url.pathname)?.[1];
  if (project) return firstThemeOf(await askSite(url, `projects/${project}`, key()), url);
  throw new UsageError(`The link contains no theme, as in ${EXAMPLE}; got ${quote(link)}.`);
}

type Key = { value: string; isFor: 'this site' | 'another site' };

/** The key, if there is one, and whether it is for the site of the link. */
function keyFor(url: URL, env: NodeJS.ProcessEnv): Key | undefined {
  const value = env[KEY_VARIABLE];
  if (!value) return undefined;
  const site = env[SITE_VARIABLE] ?? '';
  if (site && !URL.canParse(site)) {
    throw new UsageError(`${SITE_VARIABLE} must be an address, https://HOST; got ${quote(site)}.`);
  }
  if (!site || new URL(site).origin !== url.origin) return { value, isFor: 'another site' };
  if (url.protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)) {
    throw new UsageError(`${KEY_VARIABLE} is only sent over https; got ${quote(url.origin)}.`);
  }
  return { value, isFor: 'this site' };
}

async function askSite(url: URL, path: string, key: Key | undefined): Promise<unknown> {
  const answer = await fetch(new URL(`/api/v1/${path}`, url), {
    headers: key?.isFor === 'this site' ? { authorization: `Bearer ${key.value}` } : {},
    signal: AbortSignal.timeout(PATIENCE),
  }).catch((error: unknown) => {
    throw new UsageError(`${quote(url.origin)} cannot be reached: ${causeOf(error)}.`);
  });
  const body = await readJson(answer).catch(() => undefined);
  if (!answer.ok) throw new UsageError(whyRefused(answer.status, body, url, key));
  return body;
}

function themeOf(body: unknown, url: URL): LinkedTheme {
  if (isSavedTheme(body)) return { name: body.name, input: body.input };
  throw new UsageError(`${quote(url.origin)} did not return a theme.`);
}

/** The first theme of a project among those that the caller may see. */
function firstThemeOf(body: unknown, url: URL): LinkedTheme {
  const items: unknown[] = isObject(body) && Array.isArray(body.items) ? body.items : [];
  const theme = items.map((item) => isObject(item) && item.theme).find(isSavedTheme);
  if (theme) return { name: theme.name, input: theme.input };
  throw new UsageError(`The project at ${quote(url.href)} has no theme that you may see.`, {
    hint: 'Save one into it, or make it public.',
  });
}

/** The JSON of an answer; undefined where it is longer than {@link MOST_BYTES}. */
async function readJson({ body }: Response): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    length += part.length;
    if (length > MOST_BYTES) return undefined;
    parts.push(part);
  }
  return JSON.parse(Buffer.concat(parts).toString());
}

const HINTS = {
  none: (site: string) =>
    `Set ${KEY_VARIABLE} to an API key of its owner, and ${SITE_VARIABLE} to ${site}, if it is private.`,
  'another site': (site: string) =>
    `The key in ${KEY_VARIABLE} was not sent: set ${SITE_VARIABLE} to ${site} if it is for that site.`,
  'this site': () => `The key in ${KEY_VARIABLE} may belong to another account.`,
};

function whyRefused(
  status: number,
  body: unknown,
  url: URL,
  key: Key | undefined,
): string | string[] {
  if (status === 404) {
    const hint = HINTS[key?.isFor ?? 'none'](url.origin);
    return [`There is no theme at ${quote(url.href)}.`, hint];
  }
  const said = isObject(body) && typeof body.error === 'string' ? `: ${quote(body.error)}` : '';
  return `${quote(url.origin)} returned status ${status}${said}.`;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether an answer has the shape; the engine checks the input itself. */
const isSavedTheme = (body: unknown): body is { name: string; input: ThemeInput } =>
  isObject(body) && typeof body.name === 'string' && isObject(body.input);

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
