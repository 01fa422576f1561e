import { LIMITS } from '@swatchwork/contract/constants';

import type { PaletteEntry } from '../../../api/types.ts';
import { FieldError } from '../../../auth/use-account-form.ts';

/** What the fields for a palette hold. */
export type PaletteTexts = { name: string; description: string; tags: string };

export const textsOf = ({ name, description, tags }: PaletteEntry): PaletteTexts => ({
  name,
  description: description ?? '',
  tags: tags.join(', '),
});

/**
 * The tags of a text, parted by commas.
 *
 * @throws {FieldError} If there are too many, or one is too long.
 */
export function readTags(text: string): string[] {
  const { max, length } = LIMITS.tags;
  const tags = [...new Set(text.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '');
  const tooLong = tags.find((tag) => tag.length > length);
  if (tooLong) {
    const start = `${tooLong.slice(0, 20)}…`;
    throw new FieldError('tags', `The tag ${start} is longer than ${length} characters.`);
  }
  if (tags.length > max) {
    throw new FieldError('tags', `These are ${tags.length} tags. A palette has at most ${max}.`);
  }
  return tags;
}

/** What the server says of the tags: it names a single one by its place, such as `tags.2`. */
export function tagError(errors: Readonly<Record<string, string | undefined>>) {
  const field = Object.keys(errors).find((name) => /^tags(\.|$)/.test(name));
  return field && errors[field]?.replace(/^Tags\.\d+/, 'A tag');
}
