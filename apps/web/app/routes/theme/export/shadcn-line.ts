import { parseHex } from '@swatchwork/color';
import type { ThemeDocument } from '@swatchwork/theme/link';

/**
 * The command that writes a theme into a project with shadcn/ui, from the theme's address in the API.
 * Undefined where no address holds the theme: one with backgrounds or single colors of its own, or with
 * colors outside sRGB. Names and numbers of steps are in no variable of shadcn/ui.
 *
 * @param origin Of the site, such as `https://example.com`.
 */
export function shadcnLine(document: ThemeDocument, origin: string): string | undefined {
  const { brands, primary, neutral, grounds, target, solids, vision, overrides } = document;
  const own = [...Object.values(grounds), ...Object.values(overrides).flatMap(Object.values)];
  const first = brands[primary]!;
  const colors = [first, ...brands.filter((brand) => brand !== first)].map(({ color }) => color);
  if (own.length > 0 || !colors.every(parseHex)) return undefined;
  const query = new URLSearchParams({
    ...(target !== 'AA' && { target }),
    ...(neutral !== 'brand' && { neutral }),
    ...(solids !== 'auto' && { solids }),
    ...(vision !== 'every' && { vision }),
  });
  const path = `${colors.map((color) => color.slice(1).toUpperCase()).join('-')}.json`;
  const address = `${origin}/api/themes/${path}${query.size > 0 ? `?${query}` : ''}`;
  // A shell reads ? and & otherwise.
  return `npx shadcn@latest add ${query.size > 0 ? `"${address}"` : address}`;
}
