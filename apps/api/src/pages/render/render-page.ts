import { createHash, randomBytes } from 'node:crypto';

import { answerKeys, cdnHeaders, keysOf } from '../../cdn/cache-keys.ts';
import type { Config } from '../../config.ts';
import { DATABASE_RETRY_SECONDS } from '../../plugins/answers/errors.ts';
import { finishPage } from '../cache/finished-page.ts';
import { PAGE_LIFETIME_S, type RenderedPage } from '../cache/page-cache.ts';

/** An answer. A rendered page is in `html` as UTF-8, and then the answer has no body. */
type PageAnswer = Response & { html?: Buffer };

/** Renders one page; built by apps/web/server.ts. */
export type PageHandler = (
  request: Request,
  options: {
    fetch: typeof globalThis.fetch;
    nonce: string;
    publicUrl: string;
    contact: Config['contact'];
    requestId: string;
    /** Gets the error of a page that failed, for the log. */
    onError: (error: unknown) => void;
  },
) => Promise<PageAnswer>;

type Options = Omit<Parameters<PageHandler>[1], 'nonce'> & {
  handle: PageHandler;
  isDevelopment: boolean;
  /** Whether a CDN caches pages and is told when they change. */
  isPurged: boolean;
};

/** Browsers revalidate their copy with each request; shared caches may use theirs for a while. */
const PUBLIC = `public, max-age=0, s-maxage=${PAGE_LIFETIME_S}, must-revalidate`;

/**
 * Renders a page and says whether it may be cached: complete, public, and without cookies. A page
 * that failed because the API was unavailable gets 503 instead of 500.
 */
export async function renderPage(request: Request, options: Options): Promise<RenderedPage> {
  const { handle, isDevelopment, isPurged, ...given } = options;
  let isWhole = true;
  // A callback sets this variable, which the compiler does not see; hence the cast.
  let isShortOfData = false as boolean;
  let hasKeys = true;
  const keys = new Set<string>();
  const fetch: typeof globalThis.fetch = async (...call) => {
    const answer = await given.fetch(...call);
    isWhole &&= answer.ok;
    isShortOfData ||= answer.status === 503;
    const shown = keysOf(answer);
    hasKeys &&= shown !== undefined;
    for (const key of shown ?? []) keys.add(key);
    return answer;
  };

  const nonce = randomBytes(16).toString('base64');
  const answer = await handle(request, { ...given, fetch, nonce });
  const own = Object.fromEntries(answer.headers);
  const asked = own['cache-control'] ?? 'public';
  const isPublic =
    isWhole &&
    answer.status === 200 &&
    request.method === 'GET' &&
    !own['set-cookie'] &&
    /\bpublic\b/.test(asked);

  const pageKeys = hasKeys ? answerKeys(keys) : undefined;
  const sealed = await readBody(answer, nonce);
  const isAway = answer.status === 500 && isShortOfData;
  const page = finishPage(
    isAway ? 503 : answer.status,
    {
      ...pageHeaders(sealed.scriptSources, isDevelopment),
      'cache-control': isPublic ? PUBLIC : 'no-cache',
      ...(isPublic && isPurged && pageKeys && cdnHeaders(pageKeys)),
      ...own,
      ...(isAway && { 'retry-after': String(DATABASE_RETRY_SECONDS) }),
    },
    sealed.body,
  );
  return { page, isPublic, keys: pageKeys };
}

/**
 * Reads the body of an HTML answer and seals its scripts; other answers pass through. HTML is read
 * as bytes, each a character from 0 to 255: the markup of scripts is ASCII, and a text with a
 * single letter beyond Latin-1 takes twice the memory.
 */
async function readBody(answer: PageAnswer, nonce: string) {
  if (!answer.headers.get('content-type')?.startsWith('text/html')) {
    return { body: Buffer.from(await answer.arrayBuffer()), scriptSources: [] };
  }
  const bytes = answer.html ?? Buffer.from(await answer.arrayBuffer());
  const { html, scriptSources } = sealInlineScripts(bytes.toString('latin1'), nonce);
  return { body: Buffer.from(html, 'latin1'), scriptSources };
}

/**
 * Turns a page that was rendered with a nonce into one that may be cached: lists the hashes of the
 * inline scripts that carry the nonce, and removes the nonce. A script without the nonce gets no
 * hash, so injected markup does not run.
 *
 * @param html UTF-8, with each byte as a character from 0 to 255.
 * @returns Sources for the `script-src` of the page's Content-Security-Policy.
 * @see https://www.w3.org/TR/CSP3/#external-hash
 */
function sealInlineScripts(html: string, nonce: string) {
  const attribute = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(
    /<script(?=[\s>])([^>]*)>([\s\S]*?)<\/script>/gi,
  )) {
    if (!code || !attributes.includes(attribute)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(code, 'latin1').digest('base64')}'`);
  }
  return { html: html.replaceAll(attribute, ''), scriptSources: [...hashes] };
}

/** Browser features that no page uses; the header denies them, also to injected scripts. */
const UNUSED = [
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/**
 * The headers of a page: it may load its own files and run the inline scripts that it was rendered
 * with.
 *
 * @param scriptSources Hashes of those scripts.
 * @param isDevelopment Hot reload needs a web socket, and injects styles.
 * @see https://cheatsheetseries.owasp.org/cheatsheets/HTTP_Headers_Cheat_Sheet.html
 */
function pageHeaders(scriptSources: string[], isDevelopment: boolean): Record<string, string> {
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...scriptSources].join(' '),
    `style-src 'self'${isDevelopment ? " 'unsafe-inline'" : ''}`,
    "style-src-attr 'unsafe-inline'", // swatches are painted by style attributes
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY', // the same as frame-ancestors, for browsers without policies
    'permissions-policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
  };
}
