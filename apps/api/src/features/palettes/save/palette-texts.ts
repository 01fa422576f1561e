import type { Publication } from '../../moderation/holds/find-hold.ts';
import type { PublicTexts } from '../../moderation/terms/forbidden-terms.ts';
import type { PaletteRow } from '../palette-rows.ts';
import type { Changes } from '../palettes.repository.ts';

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

/** What others would see of a palette after a change of it. */
export function afterChange(before: PaletteRow, changes: Changes): Publication {
  const { id, name, description, tags, colors } = before;
  return {
    id,
    name: changes.name ?? name,
    description: changes.description === undefined ? description : changes.description,
    tags: changes.tags ?? tags,
    colors: changes.colors ?? colors,
  };
}
