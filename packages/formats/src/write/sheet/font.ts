// biome-ignore lint/style/noRestrictedImports: this file stands for the bundled one where Node runs sources
import { readFile } from 'node:fs/promises';
// biome-ignore lint/style/noRestrictedImports: as above
import { createRequire } from 'node:module';

const FILE = '@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf';

/** The font of sheets, where Node runs the sources; see `imports` in package.json. */
export const readFont = (): Promise<Uint8Array> =>
  readFile(createRequire(import.meta.url).resolve(FILE));
