import { describe, expect, test } from 'vitest';

import { readPalette } from '../read/read.ts';
import { writeCss, writeCssWide } from './css.ts';

describe(writeCss, () => {
  test('CREATOR-64: holds the variables color-1 to color-5 in the order of the palette', () => {
    const colors = ['#F472B6', '#FB923C', '#FBBF24', '#10B981', '#3B82F6'] as const;
    expect(writeCss({ name: 'Candy', colors })).toBe(
      `/* Candy */
:root {
  --color-1: #F472B6;
  --color-2: #FB923C;
  --color-3: #FBBF24;
  --color-4: #10B981;
  --color-5: #3B82F6;
}
`,
    );
  });

  test.each(['a */ body { display: none } /*', 'a **/', '*/*/'])(
    '%s stays inside the comment',
    (name) => {
      const css = writeCss({ name, colors: ['#000000'] });
      expect(css.indexOf('*/')).toBe(css.indexOf('*/\n:root'));
    },
  );

  test('a color that is another with an opacity refers to it; one without another does not', () => {
    const palette = {
      name: 'Ink',
      colors: ['#0A66C2', '#0A66C2', '#FF0B0C', '#FF0B0C', '#FF0B0C', '#10B981'] as const,
      exact: [
        undefined,
        undefined,
        'color(display-p3 1 0 0)',
        'color(display-p3 1 0 0)',
        undefined,
        undefined,
      ],
      alphas: [undefined, 0.48, 1, 0.125, 0.5, 0.5],
      colorNames: ['brand', 'brand muted', 'alarm', 'alarm faint', 'other', 'leaf'],
    };
    const lines = [
      '--color-brand: #0A66C2;',
      '--color-brand-muted: color-mix(in srgb, var(--color-brand) 48%, transparent);',
      '--color-alarm: color(display-p3 1 0 0);',
      '--color-alarm-faint: color(display-p3 1 0 0 / 0.125);',
      '--color-other: #FF0B0C80;',
      '--color-leaf: #10B98180;',
    ];
    expect(writeCss(palette).match(/--color-[^;]*;(?= \/)/g)).toEqual(lines);
    for (const css of [writeCss(palette), writeCssWide(palette)]) {
      const { colors } = readPalette(css).palette;
      expect(colors.map(({ hex }) => hex)).toEqual(palette.colors);
      expect(colors.map(({ alpha = 1 }) => Number(alpha.toFixed(2)))).toEqual([
        1, 0.48, 1, 0.13, 0.5, 0.5,
      ]);
    }
  });

  test('channels between those of 8 bits are kept, as Figma has them', () => {
    const css = 'color(srgb 0.04 0.4 0.76)';
    const colors = ['#0A66C2', '#0A66C2'] as const;
    const text = writeCss({ name: 'Ink', colors, exact: [css, css], alphas: [1, 0.48] });
    expect(text).toContain('--color-2: color-mix(in srgb, var(--color-1) 48%, transparent);');
    expect(readPalette(text).palette.colors).toEqual([
      { hex: '#0A66C2', css },
      { hex: '#0A66C2', css, alpha: 0.48 },
    ]);
  });
});
