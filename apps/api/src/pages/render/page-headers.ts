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
export function pageHeaders(
  scriptSources: string[],
  isDevelopment: boolean,
): Record<string, string> {
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
