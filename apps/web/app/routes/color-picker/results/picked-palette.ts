import type { Hex } from '@swatchwork/color';

import type { Picture } from '../picture/use-picture.ts';
import { paletteName } from './palette-name.ts';

/** Colors of a picture as a palette, named for its file. */
export const pickedPalette = (
  colors: readonly { hex: Hex; css?: string | undefined }[],
  picture: Picture | undefined,
) => ({
  colors: colors.map(({ hex }) => hex),
  exact: colors.map(({ css }) => css),
  name: paletteName(picture?.file.name),
});
