import { oneLine } from './text.ts';

/**
 * Characters that XML 1.0 forbids even when escaped: most controls, lone surrogates, U+FFFE and
 * U+FFFF.
 */
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/**
 * A text as the content of an XML element: never markup, and without characters that XML forbids.
 */
export const xmlText = (text: string): string =>
  text
    .replaceAll(NOT_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** A text as the value of an attribute in double quotes; blanks and line ends become spaces. */
export const xmlAttribute = (text: string): string =>
  xmlText(oneLine(text)).replaceAll('"', '&quot;');
