import { ApiError } from '@swatchwork/client';

/** The start of the message of an answer that carries no text of its own. */
const NO_TEXT = 'HTTP error! status:';

/**
 * What a person reads of an unsuccessful answer; undefined where the server said nothing about what
 * was sent. The answer's own text is for programs where it names fields and what they held.
 */
export function plainText(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status >= 500 || error.message.startsWith(NO_TEXT)) {
    return undefined;
  }
  if (isAboutFields(error)) return Object.values(fieldTexts(error)).join(' ');
  const [, field, message] = /^(\w+): (.+)$/s.exec(error.message) ?? [];
  return field && message ? toSentence(field, message) : error.message;
}

/** The first thing that is wrong with each field, as a sentence: 'Email must be …' */
export function fieldTexts(error: unknown): Readonly<Record<string, string>> {
  const texts: Record<string, string> = {};
  if (!(error instanceof ApiError)) return texts;
  for (const { field, message } of error.details) texts[field] ??= toSentence(field, message);
  return texts;
}

/** Whether fields are all that the answer is about, so that nothing need be said besides. */
export const isAboutFields = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'invalid_request' && error.details.length > 0;

/** Some messages are sentences; the others are what follows after the name of the field. */
function toSentence(field: string, message: string): string {
  if (/^[^a-z]/.test(message)) return message;
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${message}.`;
}
