import type { PublicTexts } from '../../moderation/terms/forbidden-terms.ts';

type Texts = {
  name?: string | undefined;
  description?: string | null | undefined;
  tags?: readonly string[] | undefined;
  /** As a request has them, or as they are stored. */
  colors?: readonly object[] | undefined;
};

/** The texts of a palette that others read, each with its field. */
export function textsOf({ name, description, tags = [], colors = [] }: Texts): PublicTexts {
  const names = colors.map((color) => ('name' in color ? String(color.name ?? '') : ''));
  return [
    ['name', name],
    ['description', description],
    ...tags.map((tag) => ['tags', tag] as const),
    ...names.map((colorName) => ['colors', colorName] as const),
  ];
}
