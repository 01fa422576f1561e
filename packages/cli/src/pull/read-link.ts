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

/** Milliseconds until a site has to have answered. */
const PATIENCE = 30_000;

const EXAMPLE = 'https://HOST/theme?c=0A66C2 or https://HOST/theme?saved=ID';

/**
 * The theme of a link, as the page shows it: a link that holds colors is read offline; one that
 * names a saved theme alone asks its site.
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
  const id = url.searchParams.get('saved');
  if (!id) throw new UsageError(`The link holds no theme, as in ${EXAMPLE}; got ${quote(link)}.`);
  return askSite(url, id, env[KEY_VARIABLE]);
}

async function askSite(url: URL, id: string, key: string | undefined): Promise<LinkedTheme> {
  if (
    key &&
    url.protocol === 'http:' &&
    !['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  ) {
    throw new UsageError(
      `${KEY_VARIABLE} is sent over https alone, where nobody reads it on the way; got ${quote(url.origin)}.`,
    );
  }
  const answer = await fetch(new URL(`/api/v1/themes/saved/${encodeURIComponent(id)}`, url), {
    headers: key ? { authorization: `Bearer ${key}` } : {},
    signal: AbortSignal.timeout(PATIENCE),
  }).catch((error: unknown) => {
    throw new UsageError(`${quote(url.origin)} cannot be reached: ${causeOf(error)}.`);
  });
  const body: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok) throw new UsageError(whyRefused(answer.status, body, url, key));
  if (isSavedTheme(body)) return { name: body.name, input: body.input };
  throw new UsageError(`${quote(url.origin)} answered with something else than a theme.`);
}

function whyRefused(status: number, body: unknown, url: URL, key: string | undefined): string {
  if (status === 404) {
    const hint = key
      ? `The key in ${KEY_VARIABLE} may belong to another account.`
      : `Set ${KEY_VARIABLE} to an API key of its owner if it is private.`;
    return `There is no theme at ${quote(url.href)}.\n${hint}`;
  }
  const said = isObject(body) && typeof body.error === 'string' ? `: ${quote(body.error)}` : '';
  return `${quote(url.origin)} answered with status ${status}${said}.`;
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
