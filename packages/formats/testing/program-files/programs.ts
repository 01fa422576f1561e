import { hexOf, type Kinds, type Rgb } from './draw.ts';

/** Source code with colors. */
export const PROGRAMS: Kinds = {
  'javascript theme': (draw) => {
    const lines = draw.names().map((name) => {
      const dead = draw.dead();
      switch (draw.below(9)) {
        case 0:
          return `    // '${name}': '${dead}',`;
        case 1:
          return `    /* '${name}': '${dead}', */`;
        case 2:
          draw.isLossy = true;
          return `    '${name}': ${draw.pick([`alpha('${dead}', 0.16)`, `lighten(0.1, "${dead}")`, `tinycolor('${dead}').darken(5).toString()`, `'${dead}' + '80'`])},`;
        case 3: {
          const [r, g, b] = draw.hold(draw.rgb(), 128);
          return `    '${name}': 'rgba(${r}, ${g}, ${b}, 0.502)',`;
        }
        case 4:
          return `    '${name}': { 50: '${draw.hex()}', DEFAULT: "${draw.hex()}" }, // ${name}`;
        case 5:
          return `    '${name}': ${draw.hex().replace('#', '0x')},`;
        case 6:
          return `    '${name}': [{ name: 'Tan', hex: '${draw.hex()}' }, { name: 'Red', hex: '${draw.hex()}' }],`;
        default:
          return `    '${name}': ${draw.pick(['', 'dark ? '])}'${draw.hex()}',`.replace(
            /dark \? (.*),$/,
            (_, first: string) => `dark ? ${first} : '${draw.hex()}',`,
          );
      }
    });
    const start = draw.pick([
      'module.exports = {',
      'export default {',
      'const theme = createTheme({',
      'export const theme: Theme = {',
    ]);
    return [
      start,
      `  first: '${draw.hex()}', url: 'https://a.b/#fff',`,
      '  theme: { colors: {',
      ...lines,
      '  } },',
      start.includes('(') ? '});' : '};',
      '',
    ].join('\n');
  },
  scales: (draw) =>
    draw.pick([
      () =>
        `const scale = chroma.scale(['${draw.hex()}', '${draw.hex()}']).mode('lab'); // '${draw.dead()}'\n`,
      () =>
        `const color = d3.scaleOrdinal()\n  .domain(['a', 'b'])\n  .range(["${draw.hex()}", /* "${draw.dead()}", */ "${draw.hex()}"]);\n`,
      () =>
        `cols <- c("${draw.hex()}", '${draw.hex()}') # "${draw.dead()}"\nscale_fill_manual(values = c(a = "${draw.hex()}"))\n`,
      () =>
        `import matplotlib\ncolors = [\n    '${draw.hex()}',  # first\n    # '${draw.dead()}',\n    "${draw.hex()}",\n]\ncmap = ListedColormap(["${draw.hex()}"])\n`,
      () => `[palette]\nsea = "${draw.hex()}" # sea\n# tan = "${draw.dead()}"\n`,
      () => `palette:\n  sea: "${draw.hex()}"\n  # tan: "${draw.dead()}"\n  - "${draw.hex()}"\n`,
    ])(),
  compose: (draw) => {
    const lines = draw.names().map((name) => {
      const key = name.replace('-', '');
      const [r, g, b] = draw.rgb();
      const argb = (alpha: string, rgb: Rgb) => `0x${alpha}${hexOf(rgb).slice(1).toUpperCase()}`;
      switch (draw.below(8)) {
        case 0:
          return `    // val ${key} = Color(${argb('FF', [r, g, b])})`;
        case 1:
          return `    /* val ${key} = Color(${argb('FF', [r, g, b])}) /* nested */ val x = Color(0xFF000001) */`;
        case 2:
          return `    val ${key} = Color(${argb('80', draw.hold([r, g, b], 128))})`;
        case 3:
          draw.hold([Math.max(2, r), g, b]);
          return `    val ${key} = Color(${Math.max(2, r)}, ${g}, ${b})`;
        case 4:
          draw.hold([r, g, b], 128);
          return `    val ${key} = Color(${argb('FF', [r, g, b])}).copy(alpha = 0.502f)`;
        case 5:
          draw.isLossy = true;
          return `    val ${key} = ${draw.pick(['Color.Red', `Color(${argb('FF', [r, g, b])}).darker(0.2f)`, `lerp(Color.White, Color(${hexOf([r, g, b]).replace('#', '0x')}), 0.5f)`])}`;
        default:
          return `    val ${key} = Color(${argb('FF', draw.hold([r, g, b]))}) // ${name}`;
      }
    });
    return [
      'package a',
      '// Sea',
      'object Palette {',
      `    val first = Color(0xFF${draw.hex().slice(1)})`,
      ...lines,
      '}',
      '',
    ].join('\n');
  },
  flutter: (draw) => {
    const lines = draw.names().map((name) => {
      const key = name.replace('-', '');
      const [r, g, b] = draw.rgb();
      switch (draw.below(6)) {
        case 0:
          return `  // static const ${key} = Color(0xFF${hexOf([r, g, b]).slice(1)});`;
        case 1:
          draw.hold([r, g, b], 128);
          return `  static const ${key} = Color.fromRGBO(${r}, ${g}, ${b}, 0.502);`;
        case 2:
          return `  static const ${key} = MaterialColor(0xFF${hexOf(draw.hold([r, g, b])).slice(1)}, <int, Color>{\n    500: Color(0xFF${hexOf([r, g, b]).slice(1)}),\n    900: Color(0xFF${draw.hex().slice(1)}),\n  });`;
        case 3:
          draw.hold([r, g, b]);
          return `  static const ${key} = Color.from(alpha: 1, red: ${r / 255}, green: ${g / 255}, blue: ${b / 255});`;
        case 4:
          draw.isLossy = true;
          return `  static final ${key} = ${draw.pick(['Colors.blue', `Color(0xFF${hexOf([r, g, b]).slice(1)}).darken(10)`, 'Colors.red[500]'])};`;
        default:
          return `  static const Color ${key} = const Color(0xFF${hexOf(draw.hold([r, g, b])).slice(1)});`;
      }
    });
    return [
      "import 'package:flutter/material.dart';",
      'class AppColors {',
      `  static const first = Color(0xFF${draw.hex().slice(1)});`,
      ...lines,
      '}',
      '',
    ].join('\n');
  },
  swift: (draw) => {
    const lines = draw.names().map((name) => {
      const key = name.replace('-', '');
      const [r, g, b] = draw.rgb();
      switch (draw.below(6)) {
        case 0:
          return `    // static let ${key} = Color(red: 1, green: 0, blue: 0.5)`;
        case 1:
          draw.hold([r, g, b], 128);
          return `    static let ${key} = UIColor(red: ${r}/255, green: ${g}.0/255.0, blue: ${b / 255}, alpha: 0.502)`;
        case 2:
          return `    static let ${key} = Color(hex: "${draw.hex()}")`;
        case 3:
          return `    static let ${key} = Color(hex: ${draw.hex().replace('#', '0x')})`;
        case 4:
          draw.isLossy = true;
          return `    static let ${key} = ${draw.pick(['Color("brand1")', `Color(red: ${r}, green: 300, blue: ${b})`, 'Color(red: x, green: 0.5, blue: 0)', 'UIColor.systemBlue'])}`;
        default:
          draw.hold([r, g, b]);
          return `    static let ${key} = Color(.sRGB, red: ${r / 255}, green: ${g / 255}, blue: ${b / 255}, opacity: 1)`;
      }
    });
    return [
      'import SwiftUI',
      'extension Color {',
      `    static let first = Color(hex: "${draw.hex()}")`,
      ...lines,
      '}',
      '',
    ].join('\n');
  },
};
