import { expect, inject, test } from 'vitest';

import { createNumbers } from '../../testing/mutate.ts';
import {
  android,
  figma,
  gpl,
  jasc,
  legacyTokens,
  link,
  paintNet,
  sketch,
} from '../../testing/programs/lists.ts';
import { json, programXml, svg } from '../../testing/programs/markup.ts';
import { Picker, type ProgramFile } from '../../testing/programs/program-file.ts';
import { base16, editor, plistTheme, terminal } from '../../testing/programs/schemes.ts';
import {
  colorMap,
  cpt,
  markdown,
  table,
  tableWithoutTitles,
} from '../../testing/programs/tables.ts';
import { readPalette } from './read.ts';

const FILES = inject('propertyRuns') ?? 60; // of each kind

const KINDS: Record<string, (pick: Picker) => ProgramFile> = {
  ...{ table, tableWithoutTitles, markdown, colorMap, cpt },
  ...{ base16, terminal, plistTheme, editor },
  ...{ svg, programXml, json },
  ...{ gpl, paintNet, jasc, sketch, figma, android, legacyTokens, link },
};

/** The bytes of a text with any line ends, in any encoding that can hold it. */
function encoded(text: string, pick: Picker): Uint8Array {
  const lines = text.replaceAll('\n', pick.one(['\n', '\r\n', '\r']));
  const encoding = pick.one(['utf-8', 'utf-8-bom', 'utf-16le', 'utf-16be', 'latin1']);
  if (encoding === 'utf-8') return Buffer.from(lines);
  if (encoding === 'utf-8-bom') return Buffer.from(`\uFEFF${lines}`);
  if (encoding === 'latin1') return Buffer.from(lines, 'latin1');
  const wide = Buffer.from(`\uFEFF${lines}`, 'utf16le');
  return encoding === 'utf-16le' ? wide : wide.swap16();
}

/** A channel of six digits, or of whole percents, is off by less. */
const rounded = (part: number) => Math.round(part * 100);

test.each(Object.entries(KINDS))(
  '%s: what other programs write is read as it was meant',
  (_, make) => {
    const pick = new Picker(createNumbers(20261127));
    for (let i = 0; i < FILES; i++) {
      const file = make(pick);
      const { palette, notes } = readPalette(encoded(file.text, pick));
      const found = palette.colors.map(({ hex, alpha = 1, name = '' }) => [
        hex,
        rounded(alpha),
        name,
      ]);
      const meant = file.colors.map(({ channels, percent, name }) => [
        `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase(),
        percent,
        name,
      ]);
      expect(found, file.text).toEqual(meant);
      expect(palette.name, file.text).toBe(file.title ?? '');
      expect(notes.length, `${notes}\n${file.text}`).toBe(file.notes?.length ?? 0);
      for (const [place, note] of (file.notes ?? []).entries()) expect(notes[place]).toMatch(note);
    }
  },
);
