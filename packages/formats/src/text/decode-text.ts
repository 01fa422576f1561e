/** Control characters that no text contains; tab, line ends and form feed are allowed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const CONTROLS = /[\0-\x08\x0e-\x1a\x1c-\x1f]/;

/**
 * The text of a file: UTF-16 where a byte order mark says so, else UTF-8, else Windows-1252.
 *
 * @returns Undefined for a file that is no text.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const text = decode(bytes);
  return CONTROLS.test(text) ? undefined : text;
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
