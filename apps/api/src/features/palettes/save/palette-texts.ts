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
  viewState?: string | null | undefined;
};

/** The texts of a palette that others read, each with its field. */
export function textsOf(texts: Texts): PublicTexts {
  const { name, description, tags = [], colors = [], viewState } = texts;
  const names = colors.map((color) => ('name' in color ? String(color.name ?? '') : ''));
  return [
    ['name', name],
    ['description', description],
    ...tags.map((tag) => ['tags', tag] as const),
    ...names.map((colorName) => ['colors', colorName] as const),
    ['view.state', wordsOfView(viewState)],
  ];
}

/** The values of a query. Fragments hold files that are packed: what those say is not looked at. */
const wordsOfView = (state: string | null | undefined) =>
  state?.startsWith('?') ? [...new URLSearchParams(state).values()].join('\n') : undefined;

/** What others would see of a palette after a change of it. */
export function afterChange(
  before: PaletteRow,
  changes: Changes,
): Publication & Pick<Texts, 'viewState'> {
  const { id, name, description, tags, colors, viewState } = before;
  return {
    id,
    name: changes.name ?? name,
    description: changes.description === undefined ? description : changes.description,
    tags: changes.tags ?? tags,
    colors: changes.colors ?? colors,
    viewState: changes.viewState === undefined ? viewState : changes.viewState,
  };
}
