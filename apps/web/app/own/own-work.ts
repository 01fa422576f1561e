import type { CssColor, Hex } from '@swatchwork/color';

import { browserClient } from '../api/browser-client.ts';
import { projectClient } from '../api/project-client.ts';
import type { PaletteEntry, ProjectSummary, SavedTheme } from '../api/types.ts';
import { DEFAULT_DOCUMENT } from '../palettes/creator-document.ts';
import { writeDocument } from '../palettes/document-url.ts';
import { exactsOf } from '../palettes/exact-of.ts';
import { hexesOf } from '../palettes/hexes-of.ts';
import { paletteKind, viewPath } from '../palettes/palette-path.ts';
import { brandsOf } from '../themes/brands-of.ts';

/** A palette, theme or project of the signed-in account, or the work of a page that was saved. */
export type OwnWork = {
  id: string;
  /** In words, such as `palette` or `contrast check`. */
  kind: string;
  name: string;
  colors: readonly (Hex | CssColor)[];
  /** Where its owner goes on with it. */
  to: string;
  /** When it was saved or last changed. */
  at: string;
};

/**
 * What an account has saved, the latest first. A kind that cannot be loaded is left out.
 *
 * @param count How many of each kind at most.
 * @throws {Error} If nothing can be loaded.
 */
export async function loadOwnWork(userId: string, count: number): Promise<OwnWork[]> {
  const answers = await Promise.allSettled([
    browserClient.palettes
      .list({ userId, sort: 'newest', limit: count })
      .then(({ palettes }) => palettes.map(ofPalette)),
    browserClient.themes.saved.list().then((themes) => themes.map(ofTheme)),
    projectClient.list().then((projects) => projects.map(ofProject)),
  ]);
  const loaded = answers.filter((answer) => answer.status === 'fulfilled');
  if (loaded.length === 0) throw new Error('Your palettes and themes could not be loaded.');
  return loaded.flatMap(({ value }) => value.toSorted(byTime).slice(0, count)).sort(byTime);
}

const byTime = (a: OwnWork, b: OwnWork) => b.at.localeCompare(a.at);

const ofPalette = (palette: PaletteEntry): OwnWork => ({
  id: palette.id,
  kind: paletteKind(palette),
  name: palette.name,
  colors: hexesOf(palette),
  to: palette.view ? viewPath(palette) : inCreator(palette),
  at: palette.createdAt,
});

const ofTheme = (theme: SavedTheme): OwnWork => ({
  id: theme.id,
  kind: 'theme',
  name: theme.name,
  colors: brandsOf(theme),
  to: `/theme?saved=${theme.id}`,
  at: theme.changedAt,
});

const ofProject = (one: ProjectSummary): OwnWork => ({
  id: one.id,
  kind: 'project',
  name: one.name,
  colors: one.colors,
  to: `/projects/${one.id}`,
  at: one.changedAt,
});

/** The creator with one's own palette, its texts and whether only its owner sees it. */
export function inCreator(palette: PaletteEntry): string {
  const { name, description, isPublic } = palette;
  return `/create-palette${writeDocument({
    ...DEFAULT_DOCUMENT,
    colors: hexesOf(palette),
    exact: exactsOf(palette),
    name,
    description: description ?? '',
    onlyMe: !isPublic,
  })}`;
}
