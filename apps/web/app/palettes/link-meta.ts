import { picturePath } from '@swatchwork/contract/constants';
import type { ExportedPalette } from '@swatchwork/formats';

/**
 * Title, description, address and picture of a link to a palette in a tool. The title is the
 * palette's name, or its colors where it has none.
 *
 * @param url Path and query of the link.
 */
export function linkMeta(
  tool: string,
  { name, colors }: Pick<ExportedPalette, 'name' | 'colors'>,
  url: string,
) {
  const list = colors.join(', ');
  return {
    title: `${name || list} in the ${tool}`,
    description: `${name ? `${name}: ` : ''}${list}. Open these colors in Swatchwork’s ${tool}, change them and export them. Free, without an account.`,
    url,
    picture: picturePath(colors, name),
  };
}
