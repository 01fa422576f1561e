import { hexOf, hslOf, type Kinds, type Rgb } from './draw.ts';

/** What sites for colors export, and what people write by hand. */
export const TEXTS: Kinds = {
  coolors: (draw) => {
    const all = draw.names().map((name) => ({ name, rgb: draw.hold(draw.rgb()) }));
    const hsla = (rgb: Rgb) => {
      const [h, s, l] = hslOf(rgb);
      return `hsla(${Math.round(h)}, ${Math.round(s * 100)}%, ${Math.round(l * 100)}%, 1)`;
    };
    const part = (title: string, sign: string, value: (rgb: Rgb) => string) => [
      `/* ${title} */`,
      ...all.map(({ name, rgb }) => `${sign}${name}: ${value(rgb)};`),
      '',
    ];
    return [
      ...part('CSS HEX', '--', (rgb) => `${hexOf(rgb)}ff`),
      ...part('CSS HSL', '--', hsla),
      ...part('SCSS HEX', '$', (rgb) => `${hexOf(rgb)}ff`),
      ...part('SCSS RGB', '$', (rgb) => `rgba(${rgb.join(', ')}, 1)`),
      '/* SCSS Gradient */',
      `$gradient-top: linear-gradient(0deg, ${all.map(({ rgb }) => `${hexOf(rgb)}ff`).join(', ')});`,
    ].join('\n');
  },
  adobe: (draw) => {
    const all = draw.names().map(() => draw.hold(draw.rgb()));
    const isScss = draw.isLikely(0.5);
    const line = (i: number, notation: string, value: string) =>
      isScss
        ? `$Sea-${i + 1}-${notation}: ${value};`
        : `.Sea-${i + 1}-${notation} { color: ${value}; }`;
    const hsla = (rgb: Rgb) => {
      const [h, s, l] = hslOf(rgb);
      return `hsla(${Math.round(h)}, ${Math.round(s * 100)}, ${Math.round(l * 100)}, 1)`;
    };
    return [
      '/* Color Theme Swatches in Hex */',
      ...all.map((rgb, i) => line(i, 'hex', hexOf(rgb).toUpperCase())),
      '/* Color Theme Swatches in RGBA */',
      ...all.map((rgb, i) => line(i, 'rgba', `rgba(${rgb.join(', ')}, 1)`)),
      '/* Color Theme Swatches in HSLA */',
      ...all.map((rgb, i) => line(i, 'hsla', hsla(rgb))),
    ].join('\n');
  },
  paletton: (draw) =>
    [
      '#####  Color Palette by Paletton.com',
      '#####  Palette URL: http://paletton.com/#uid=1000u0kllllaFw0g0qFqFg0w0aF',
      '',
      '*** Primary color:',
      '',
    ]
      .concat(
        draw.names().map((_, i) => {
          const rgb = draw.hold(draw.rgb());
          const shares = rgb.map((value) => (value / 255).toFixed(3)).join(',');
          return `   shade ${i} = ${hexOf(rgb).toUpperCase()} = rgb(${rgb.join(',').replaceAll(',', ', ')}) = rgba(${rgb.join(', ')},1) = rgb0(${shares})`;
        }),
      )
      .join('\n'),
  'markdown table': (draw) =>
    ['# Colors', '', '| Name | HEX | RGB |', '| --- | --- | --- |', '<!-- | Old | #abcdef | -->']
      .concat(
        draw.names().map((name) => {
          const rgb = draw.hold(draw.rgb());
          return `| ${name} | \`${hexOf(rgb)}\` | ${draw.pick([`rgb(${rgb.join(', ')})`, rgb.join(', ')])} |`;
        }),
      )
      .join('\n'),
  'markdown prose': (draw) =>
    [
      'Our brand has these colors.',
      'Fixes #123 and closes #456, see the notes of #789 for more.',
      '- Add the page of colors (#321)',
    ]
      .concat(draw.names().map((name) => `- ${name}: ${draw.hex()}`))
      .join('\n'),
  'hexes with names': (draw) => {
    const isBefore = draw.isLikely(0.5);
    const separator = draw.pick([' ', ', ', '\t', ': ', ' - ']);
    return draw
      .names()
      .map((name) => {
        // Digits and letters, so that it is neither a word nor a number.
        const rgb = draw.hold([
          10 * 16 + draw.below(10),
          16 * draw.below(10) + 11,
          draw.below(256),
        ]);
        const hex = hexOf(rgb).slice(1);
        return (isBefore ? [name, hex] : [hex, name]).join(separator);
      })
      .join('\n');
  },
  opacity: (draw) =>
    draw
      .names()
      .map((name) => {
        const rgb = draw.hold(draw.rgb(), 128);
        return draw.pick([
          `${name}: rgba(${rgb.join(',')},128)`,
          `${name}: ${hexOf(rgb)}80`,
          `${hexOf(rgb)} 50.2%`,
        ]);
      })
      .join('\n'),
};
