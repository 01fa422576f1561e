import { createTheme, THEME_MODES } from '@swatchwork/theme';
import { expect, test } from 'vitest';

import { designVariables } from './design-variables.ts';

test('what designs write on a ground is a pair of the theme, for one brand color to three', () => {
  for (const brands of [['#0A66C2'], ['#FFE600', '#000000'], ['#B00020', '#00A0B0', '#FFFFFF']]) {
    const theme = createTheme({ brands });
    for (const mode of THEME_MODES) {
      const variables: Record<string, string> = designVariables(theme, mode);
      const { roles, target } = theme.modes[mode];
      for (const ground of ['page', 'surface', 'primary', 'secondary', 'accent', 'bar']) {
        for (const ink of ['text', 'soft', 'strong']) {
          const [front, back] = [
            variables[`--design-on-${ground}-${ink}`],
            variables[`--design-${ground}`],
          ];
          const proven = theme.pairs.some(
            ({ foreground, background, minimum, modes }) =>
              roles[foreground]?.hex === front &&
              roles[background]?.hex === back &&
              minimum[target] >= 4.5 &&
              modes[mode].passes,
          );
          expect(proven, `${brands} ${mode} ${ink} on ${ground}`).toBe(true);
        }
      }
    }
  }
});
