/**
 * Puts a page's script preloads behind its style sheets, and fetches them with less haste: React
 * writes them first, and over HTTP/1.1 they took the browser's six connections from what paints.
 */
export function delayScripts(html: string): string {
  const preloads: string[] = [];
  const rest = html.replace(/<link rel="modulepreload"[^>]*>/g, (link) => {
    preloads.push(link.replace('<link ', '<link fetchpriority="low" '));
    return '';
  });
  return rest.replace('</head>', () => `${preloads.join('')}</head>`);
}
