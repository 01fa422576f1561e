import { parseHex } from '@swatchwork/color';
import { toExported } from '@swatchwork/formats';
import { readPalette } from '@swatchwork/formats/read';

import { writeCss, writeCssWide } from '../../packages/formats/src/write/css.ts';
import { expect, test } from '../support/test.ts';

const brand = { type: 'VARIABLE_ALIAS', id: 'brand' };

/** A file of the REST API or of a plugin, whose second variable is the first with an opacity. */
const variables = (value: object) => ({
  variables: [
    {
      id: 'brand',
      name: 'brand',
      resolvedType: 'COLOR',
      valuesByMode: { m: { r: 0.04, g: 0.4, b: 0.76 } },
    },
    { id: 'amount', name: 'amount', resolvedType: 'FLOAT', valuesByMode: { m: 48 } },
    { id: 'muted', name: 'brand/muted', resolvedType: 'COLOR', valuesByMode: { m: value } },
  ],
  variableCollections: [],
});

const token = (alpha: number, $extensions?: object) => ({
  $type: 'color',
  $value: { colorSpace: 'srgb', components: [0.04, 0.4, 0.76], alpha, hex: '#0A66C2' },
  ...($extensions && { $extensions }),
});

const SHAPES = {
  'of current runtimes': variables({ color: brand, opacity: 48 }),
  'with an opacity that is a variable': variables({
    color: brand,
    opacity: { type: 'VARIABLE_ALIAS', id: 'amount' },
  }),
  'of desktop 126': variables({
    type: 'VARIABLE_EXPRESSION',
    expressionFunction: 'COMPOSE_COLOR',
    expressionArguments: [brand, 48],
  }),
  'of exported files': {
    $extensions: { 'com.figma.modeName': 'Light' },
    brand: token(1),
    'brand-muted': token(0.48, {
      'com.figma.composedColor': { colorArg: { alias: { targetVariableName: 'brand' } } },
    }),
  },
};

for (const [name, file] of Object.entries(SHAPES)) {
  test(`a variable of Figma that is another with an opacity, ${name}: the browser mixes what was read`, async ({
    page,
  }) => {
    const read = readPalette(JSON.stringify(file)).palette;
    expect(read.colors).toMatchObject([{ hex: '#0A66C2' }, { hex: '#0A66C2', alpha: 0.48 }]);
    for (const css of [writeCss(toExported(read)), writeCssWide(toExported(read))]) {
      expect(css).toContain('color-mix(in srgb, var(--color-brand) 48%, transparent)');
      await page.setContent(`<style>${css}</style>`);
      const painted: number[] = await page.evaluate(() => {
        const probe = document.createElement('i');
        probe.style.color = 'var(--color-brand-muted)';
        document.body.append(probe);
        const { color } = getComputedStyle(probe);
        const [r = 0, g = 0, b = 0, a = 1] = color.match(/-?[\d.]+(?:e-?\d+)?/g)!.map(Number);
        return [r, g, b, a];
      });
      const { r, g, b } = parseHex('#0A66C2')!;
      for (const [i, channel] of [r, g, b, 0.48].entries()) {
        expect(Math.abs(painted[i]! - channel), `${painted}`).toBeLessThan(1 / 255);
      }
      expect(readPalette(css).palette.colors).toMatchObject([
        { hex: '#0A66C2' },
        { hex: '#0A66C2', alpha: 0.48 },
      ]);
    }
  });
}
