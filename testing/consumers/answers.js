import { createClient } from '@swatchwork/client';
import { contrastRatio } from '@swatchwork/color';
import { createCategorical } from '@swatchwork/color/charts';
import { extract } from '@swatchwork/extract';
import { readPalette } from '@swatchwork/formats/read';
import { downloadTheme } from '@swatchwork/formats/themes';
import { createTheme } from '@swatchwork/theme';

/**
 * A first result of each package, the same in every runtime and from every bundler.
 *
 * @param {string} baseUrl Where the API is.
 */
export async function answersOf(baseUrl) {
  const blue = { r: 10 / 255, g: 102 / 255, b: 194 / 255 };
  const white = { r: 1, g: 1, b: 1 };
  const theme = createTheme({ brands: ['#0A66C2', '#E3120B'] });
  const { fileName, bytes } = await downloadTheme('shadcn', theme);
  const data = new Uint8Array(400).fill(255); // white
  return {
    client: await createClient({ baseUrl }).colors.convert({ hex: '#0A66C2' }),
    ratio: contrastRatio(blue, white),
    charts: createCategorical({ count: 4, fixed: [blue], grounds: [white] }).colors,
    swatches: extract({ data, width: 10, height: 10 }, { count: 3 }),
    palette: readPalette('GIMP Palette\nName: Sea\n10 102 194 Blue\n'),
    file: [fileName, new TextDecoder().decode(bytes)],
    theme,
  };
}
