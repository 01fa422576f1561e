import { ApiError } from '@swatchwork/client';

/** The start of the client's message for an answer without a text of its own. */
const NO_TEXT = 'HTTP error! status:';

/**
 * The message for a person about an unsuccessful answer; undefined if the server said nothing about
 * the input. The answer's own text is written for programs if it names fields and values.
 */
export function plainText(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status >= 500 || error.message.startsWith(NO_TEXT)) {
    return undefined;
  }
  if (isAboutFields(error)) return Object.values(fieldTexts(error)).join(' ');
  const [, field, message] = /^(\w+): (.+)$/s.exec(error.message) ?? [];
  return field && message ? toSentence(field, message) : error.message;
}

/** The first problem of each field, as a sentence: 'Email must be …' */
export function fieldTexts(error: unknown): Readonly<Record<string, string>> {
  const texts: Record<string, string> = {};
  if (!(error instanceof ApiError)) return texts;
  for (const { field, message } of error.details) texts[field] ??= toSentence(field, message);
  return texts;
}

/** Whether the answer is only about fields, so that the page needs no further message. */
export const isAboutFields = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'invalid_request' && error.details.length > 0;

/** Some messages are sentences; the others continue the name of the field. */
function toSentence(field: string, message: string): string {
  if (/^[^a-z]/.test(message)) return message;
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${message}.`;
}
