import { THEME_MODES, type Theme } from '@swatchwork/theme';

import { jsonText } from '../text/text.ts';
import { lineComments } from './comments.ts';
import type { ThemeFileOptions, WrittenTheme } from './theme-file.ts';
import { tokenTrees } from './token-trees.ts';

/**
 * Token files of Style Dictionary 4 and 5 with colors as hexes, and a script that builds a style
 * sheet of each mode from them; other platforms are added to it.
 *
 * @see https://styledictionary.com/info/dtcg/
 */
export function writeStyleDictionary(theme: Theme, options: ThemeFileOptions): WrittenTheme {
  const { shared, modes } = tokenTrees(theme, ({ hex }) => hex);
  return {
    files: [
      { path: 'build.mjs', text: lineComments(theme, options) + BUILD },
      { path: 'tokens/scale.json', text: jsonText(shared) },
      ...THEME_MODES.map((mode) => ({ path: `tokens/${mode}.json`, text: jsonText(modes[mode]) })),
    ],
    notes: [],
  };
}

const BUILD = `import { fileURLToPath } from "node:url";

import StyleDictionary from "style-dictionary";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

for (const mode of ${JSON.stringify(THEME_MODES)}) {
  const dictionary = new StyleDictionary({
    source: [at("tokens/scale.json"), at(\`tokens/\${mode}.json\`)],
    platforms: {
      css: {
        transforms: ["name/kebab"],
        buildPath: at("build/"),
        files: [
          {
            destination: \`\${mode}.css\`,
            format: "css/variables",
            options: { selector: mode === "light" ? ":root" : \`.\${mode}\` },
          },
        ],
      },
    },
  });
  await dictionary.buildAllPlatforms();
}
`;
