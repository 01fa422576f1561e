/**
 * What a page may do and load: its own files, and the inline scripts that it was rendered with.
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
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}
