/**
 * A `Content-Disposition` that has a browser save the answer under this name; older browsers get
 * its ASCII letters, or `file` where it has none.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6266
 */
export function attachment(name: string): string {
  const letters = name.replaceAll(/[^\w.-]+/g, '-').replaceAll(/^-+|-+(?=\.)/g, '');
  const plain = /^\w/.test(letters) ? letters : `file${letters}`;
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
