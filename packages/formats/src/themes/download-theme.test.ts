import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';

import { THEMES } from '../../testing/themes.ts';
import { downloadTheme, THEME_FORMAT_IDS, THEME_FORMATS, writeTheme } from './index.ts';

const theme = THEMES['#0A66C2']!;

test('the table has every format once', () => {
  expect(THEME_FORMATS.map(({ id }) => id)).toEqual(THEME_FORMAT_IDS);
});

test.each(THEME_FORMAT_IDS)('%s: the download holds the files as they were written', async (id) => {
  const { files, notes } = writeTheme(id, theme);
  const download = await downloadTheme(id, theme);
  const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  const found =
    download.mediaType === 'application/zip'
      ? Object.entries(unzipSync(download.bytes)).map(([path, bytes]) => [path, decode(bytes)])
      : [[download.fileName, decode(download.bytes)]];
  expect(found).toEqual(files.map(({ path, text }) => [path, text]));
  expect(download.notes).toEqual(notes);
  expect((await downloadTheme(id, theme)).bytes).toEqual(download.bytes);
});
