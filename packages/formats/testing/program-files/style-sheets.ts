import { type Draw, hexOf, type Kinds, lighter, type Rgb } from './draw.ts';

/** A value of a style sheet: a color in some notation, computed from others, or unknown. */
function sheetValue(draw: Draw, sign: '--' | '$' | '@', before: readonly [string, Rgb][]): string {
  const rgb = draw.rgb();
  const [r, g, b] = rgb;
  const [reference, of] = before.length > 0 ? draw.pick(before) : [hexOf(rgb), rgb];
  switch (draw.below(9)) {
    case 0:
      draw.hold(rgb, 128);
      return sign === '@' ? `fade(${hexOf(rgb)}, 50.2%)` : `rgb(${r} ${g} ${b} / 50.2%)`;
    case 1:
      draw.hold(rgb);
      return `rgb(${r}, ${g}, ${b})`;
    case 2: {
      if (sign === '--') break;
      draw.hold(lighter(of, 0.1));
      return `lighten(${reference}, 10%)`;
    }
    case 3:
      if (sign === '--') break;
      draw.hold(of, 128);
      return `rgba(${reference}, 0.502)`;
    case 4:
      if (sign !== '--') break;
      draw.hold([Math.round((r + 255) / 2), Math.round((g + 255) / 2), Math.round((b + 255) / 2)]);
      return `color-mix(in srgb, ${hexOf(rgb)}, white)`;
    case 5:
      draw.isLossy = true;
      return draw.pick([
        `shade-color(${draw.dead()}, 20%)`,
        `foo(${reference}, 3)`,
        `0 1px 2px ${draw.dead()}`,
      ]);
    case 6:
      if (sign !== '--') break;
      draw.hold(rgb);
      draw.isLossy = true;
      return `light-dark(${hexOf(rgb)}, ${hexOf([255 - r, g, b])})`;
    default:
  }
  draw.hold(rgb);
  return hexOf(rgb);
}

function sheet(draw: Draw, sign: '--' | '$' | '@', around: readonly [string, string]): string {
  const before: [string, Rgb][] = [];
  const lines = draw.names().map((name) => {
    if (draw.isLikely(0.25)) return `  /* ${sign}${name}-old: ${draw.dead()}; */`;
    if (sign !== '--' && draw.isLikely(0.25)) return `  // ${sign}${name}-old: ${draw.dead()};`;
    const isPlain = draw.isLikely(0.4);
    const rgb = draw.rgb();
    const value = isPlain ? hexOf(draw.hold(rgb)) : sheetValue(draw, sign, before);
    if (isPlain) before.push([sign === '--' ? `var(--${name})` : sign + name, rgb]);
    return `  ${sign}${name}: ${value};${draw.pick(['', '', ' /* the name */', sign === '--' ? '' : ' // it'])}`;
  });
  return [
    around[0],
    `  ${sign}first: ${draw.hex()};`,
    '  /* all of them */',
    ...lines,
    around[1],
    '',
  ].join('\n');
}

/** Style sheets as people and programs write them. */
export const STYLE_SHEETS: Kinds = {
  css: (draw) =>
    sheet(
      draw,
      '--',
      draw.pick([
        [':root {', '}'],
        ['@theme {', '}'],
        ['@theme inline{', '}'],
      ]),
    ),
  scss: (draw) => sheet(draw, '$', ['@use "sass:color";', '$gap: 4px;']),
  less: (draw) => sheet(draw, '@', ['@import "x";', '.a { width: (@gap * 2); }']),
  'sass map': (draw) => {
    const entries = draw
      .names()
      .map((name) =>
        draw.isLikely(0.2)
          ? `  // "${name}": ${draw.dead()},`
          : draw.isLikely(0.2)
            ? `  ${name}: (100: ${draw.hex()}, 200: ${draw.hex()}),`
            : `  "${name}": ${draw.hex()}, /* ${draw.dead()} */`,
      );
    return [`$base: ${draw.hex()};`, '$theme: (', ...entries, ') !default;', ''].join('\n');
  },
  stylus: (draw) => {
    const lines = draw.names().map((name) => {
      if (draw.isLikely(0.2)) return `// $${name} = ${draw.dead()}`;
      if (draw.isLikely(0.2)) draw.isLossy = true;
      else return `$${name} = ${draw.hex()} // ${name}`;
      return `$${name} = lighten(${draw.dead()}, 10%)`;
    });
    return [`$first = ${draw.hex()}`, ...lines, ''].join('\n');
  },
  gtk: (draw) => {
    const lines = draw.names().map((name) => {
      if (!draw.isLikely(0.3)) return `@define-color ${name} ${draw.hex()};`;
      draw.isLossy = true;
      return `@define-color ${name} ${draw.pick(['shade(@first, 1.2)', `mix(@first, ${draw.dead()}, 0.3)`, `alpha(${draw.dead()}, 0.16)`])};`;
    });
    return [`@define-color first ${draw.hex()};`, ...lines, `/* ${draw.dead()} */`, ''].join('\n');
  },
  rules: (draw) => {
    const rules = draw.names().map((name) => {
      if (draw.isLikely(0.2)) return `/* .${name} { color: ${draw.dead()} } */`;
      if (draw.isLikely(0.2)) {
        const [r, g, b] = draw.rgb();
        draw.hold([Math.round(r / 2), Math.round(g / 2), Math.round(b / 2)]);
        return `.${name} { color: color-mix(in srgb, rgb(${r} ${g} ${b}), black) }`;
      }
      if (draw.isLikely(0.2)) {
        draw.isLossy = true;
        return `.${name} { color: alpha(${draw.pick(['"', ''])}${draw.dead()}, 0.16) }`
          .replace('"', '"')
          .replace(/"(#\w+)/, '"$1"');
      }
      return `.${name} { border: 1px solid ${draw.hex()}; background: ${draw.hex()} }`;
    });
    return [`a { color: ${draw.hex()} }`, ...rules, ''].join('\n');
  },
};
