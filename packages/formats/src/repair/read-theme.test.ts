import { createTheme } from '@swatchwork/theme';
import { describe, expect, test } from 'vitest';

import { SHADCN_NEUTRAL } from '../../testing/shadcn.ts';
import type { ContextFile } from '../contexts/context-sheet.ts';
import { writeTheme } from '../themes/theme-formats.ts';
import type { ReadThemeOptions, ThemeReading } from './model.ts';
import { openTheme, readTheme } from './read-theme.ts';

const css = (text: string): ContextFile[] => [{ name: 'theme.css', text }];

/** Lines of two texts that differ, as pairs. */
const differing = (before: string, after: string) => {
  const [old, now] = [before.split('\n'), after.split('\n')];
  expect(now).toHaveLength(old.length);
  return old.flatMap((line, i) => (line === now[i] ? [] : [[i + 1, line, now[i]!] as const]));
};

/** That what was read is what is said: the repaired files pass, and differ only where they say. */
function expectSound(
  files: readonly ContextFile[],
  reading: ThemeReading,
  options: ReadThemeOptions = {},
): void {
  for (const [i, { name, text }] of files.entries()) {
    const after = reading.files[i]!;
    expect(after.name).toBe(name);
    const changes = reading.changes.filter(({ file }) => file === name);
    const lines = differing(text, after.text);
    expect(lines.map(([line]) => line)).toEqual([...new Set(changes.map(({ line }) => line))]);
    for (const { line, before, after } of changes) {
      const [, old, now] = lines.find(([at]) => at === line)!;
      expect(now).toBe(old.replace(before, after));
    }
  }
  const again = readTheme(reading.files, options);
  expect([again.failed, again.changes]).toEqual([reading.left, []]);
}

describe('readTheme', () => {
  test('mends the neutral theme of shadcn/ui in five values, each in its own notation', () => {
    const files = css(SHADCN_NEUTRAL);
    const reading = readTheme(files);
    expect(reading).toMatchObject({
      contexts: ['light', 'dark'],
      failed: 7,
      left: 0,
      unmet: [],
      fewest: true,
      unknown: [],
    });
    expect(reading.changes.map(({ token, contexts }) => [token, contexts])).toEqual([
      ['--muted-foreground', ['light']],
      ['--input', ['light']],
      ['--ring', ['light']],
      ['--sidebar-ring', ['light']],
      ['--input', ['dark']],
    ]);
    for (const { after } of reading.changes) {
      expect(after).toMatch(/^oklch\([\d.]+ 0 0( \/ [\d.]+%)?\)$/);
    }
    expect(reading.changes.at(-1)).toMatchObject({
      fromHex: '#FFFFFF26',
      before: 'oklch(1 0 0 / 15%)',
    });
    expectSound(files, reading);
  });

  test('says of each pair what it is before and after', () => {
    const { pairs, tokens } = readTheme(css(SHADCN_NEUTRAL));
    expect(tokens['--muted']).toEqual({ light: '#F5F5F5', dark: '#262626' });
    const pair = pairs.find(({ id }) => id === '--muted-foreground/--muted')!;
    expect(pair).toMatchObject({ by: 'shadcn/ui', kind: 'text' });
    const { light, dark } = pair.contexts;
    expect(light).toMatchObject({ foreground: '#737373', passes: false, minimum: 4.5 });
    expect(light!.repaired.ratio).toBeGreaterThanOrEqual(4.5);
    expect(dark!.repaired.ratio).toBe(dark!.ratio);
    expect(pairs.map(({ id }) => id)).not.toContain('--color-foreground/--color-background');
  });

  test.each(['css', 'tailwind', 'shadcn', 'dtcg'] as const)(
    'our own %s passes in every context and stays as it is; spoiled, it comes back',
    (format) => {
      const written = writeTheme(format, createTheme({ brands: ['#0A66C2'] }));
      const files = written.files.map(({ path, text }) => ({ name: path, text }));
      const reading = readTheme(files);
      expect(reading).toMatchObject({ failed: 0, changes: [], unmet: [], fewest: true });
      expect(reading.contexts).toEqual(expect.arrayContaining(['light', 'dark', 'high-contrast']));
      expect(reading.files).toEqual(files);
    },
    60_000,
  );

  test('a spoiled token behind an alias is mended where it is written, in DTCG', () => {
    const files = [
      {
        name: 'theme.resolver.json',
        text: JSON.stringify({
          version: '2025.10',
          sets: { base: { sources: [{ $ref: 'base.json' }] } },
          modifiers: {
            mode: {
              contexts: { light: [{ $ref: 'light.json' }], dark: [{ $ref: 'dark.json' }] },
              default: 'light',
            },
          },
          resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/mode' }],
        }),
      },
      {
        name: 'base.json',
        text: `{
  "gray": {
    "$type": "color",
    "mid": { "$value": "#9CA3AF" },
    "pale": { "$value": "#FFFFFF" },
    "deep": { "$value": "#111827" }
  }
}
`,
      },
      ...(['light', 'dark'] as const).map((mode) => ({
        name: `${mode}.json`,
        text: `{
  "color": {
    "$type": "color",
    "bg": { "$value": "{gray.${mode === 'light' ? 'pale' : 'deep'}}" },
    "text-muted": { "$value": "{gray.mid}" }
  }
}
`,
      })),
    ];
    expect(readTheme(files)).toMatchObject({
      changes: [],
      unmet: [{ pair: 'color.text-muted/color.bg', context: 'light', reason: 'ground' }],
    });
    const options = { grounds: 'may-move' } as const;
    const reading = readTheme(files, options);
    expect(reading.failed).toBe(1);
    expect(reading.left).toBe(0);
    expect(reading.changes.every(({ file }) => file === 'base.json')).toBe(true);
    expectSound(files, reading, options);
  });

  test('a color that is computed from a changed one is judged anew', () => {
    const files = css(`:root {
  --bg: #ffffff;
  --brand: #4b7bec;
  --brand-text: #dddddd;
  --link: color-mix(in srgb, var(--brand) 50%, black);
}
`);
    const reading = readTheme(files);
    expect(reading.pairs.map(({ id }) => id).sort()).toEqual([
      '--brand-text/--brand',
      '--link/--bg',
    ]);
    expect(reading.left).toBe(0);
    expect(reading.changes).toHaveLength(1);
    expectSound(files, reading);
    const held = readTheme(files, { held: ['--brand', '--brand-text'] });
    expect(held.changes).toEqual([]);
    expect(held.unmet).toMatchObject([{ pair: '--brand-text/--brand', reason: 'held' }]);
  });

  test('a computed color that fails becomes a literal, and what it is computed from stays', () => {
    const files = css(`:root {
  --bg: #ffffff;
  --text: color-mix(in srgb, var(--bg), black 20%); /* hints */
}
`);
    const reading = readTheme(files);
    expect(reading).toMatchObject({ left: 0, fewest: true });
    expect(reading.changes).toMatchObject([
      { token: '--text', before: 'color-mix(in srgb, var(--bg), black 20%)' },
    ]);
    expectSound(files, reading);
  });

  test('a computed color that differs between modes has no literal, which is said', () => {
    const sheet = css(`:root { --bg: #fff; --text: color-mix(in srgb, var(--bg), gray 20%) }
.dark { --bg: #000 }`);
    expect(readTheme(sheet)).toMatchObject({
      changes: [],
      unmet: [
        { pair: '--text/--bg', context: 'light', reason: 'computed' },
        { pair: '--text/--bg', context: 'dark', reason: 'computed' },
      ],
    });
  });

  describe('what is held', () => {
    const TWO_MODES =
      css(`:root { --brand: #0A66C2; --primary: var(--brand); --primary-text: #111; }
.dark { --brand: #70B5F9; --primary-text: #eee; }
`);
    const held = (...held: string[]) => readTheme(TWO_MODES, { held });

    test('may be a token, behind which others stand', () => {
      const { changes, left } = held('--primary');
      expect(left).toBe(0);
      expect(changes.map(({ token }) => token)).toEqual(['--primary-text', '--primary-text']);
      expect(held('--primary', '--primary-text')).toMatchObject({
        changes: [],
        left: 1,
        unmet: [
          { pair: '--primary-text/--primary', context: 'light', reason: 'held' },
          { pair: '--primary-text/--primary', context: 'dark', reason: 'held' },
        ],
      });
    });

    test('may be a color in any notation, where it shows and nowhere else', () => {
      const { changes, unmet } = held('rgb(10, 102, 194)', '#111111');
      expect(unmet.map(({ context, reason }) => [context, reason])).toEqual([['light', 'held']]);
      expect(changes.map(({ contexts }) => contexts)).toEqual([['dark']]);
    });

    test('is the reason where the other color alone finds no room', () => {
      const sheet = css(':root { --brand: #2e7f9f; --brand-text: #fff; }');
      const options = { target: 'AAA' } as const;
      expect(readTheme(sheet, options).left).toBe(0);
      expect(readTheme(sheet, { ...options, held: ['--brand'] }).unmet).toMatchObject([
        { pair: '--brand-text/--brand', minimum: 7, reason: 'held' },
      ]);
    });
  });

  test('the grounds of a theme stay what they are, and its texts follow', () => {
    const files =
      css(`:root { --background: #fff; --surface: #f7f7f5; --text: #2b2b2b; --text-muted: #9a9a9a;
  --primary: #ff7a00; --primary-text: #fff;
  --success: #2e9e5b; --success-text: #2f8f4e;
  --link: #6aa9ff; }
.dark { --background: #111; --surface: #1b1b1b; --text: #eaeaea; --text-muted: #6b6b6b;
  --link: #1d6fc4;
  --destructive: #7f1d1d; --destructive-foreground: #f87171; }`);
    const reading = readTheme(files);
    expect(reading).toMatchObject({ left: 0, unknown: [] });
    expect(reading.pairs.map(({ id }) => id)).toContain('--text/--background');
    expect(reading.pairs.filter(({ foreground }) => foreground === '--success-text')).toMatchObject(
      [{ background: '--success' }],
    );
    const moved = reading.changes.map(({ token }) => token);
    for (const name of ['background', 'surface', 'primary', 'success', 'destructive']) {
      expect(moved).not.toContain(`--${name}`);
    }
    expectSound(files, reading);
  });

  describe('a color and a background of the same selector', () => {
    test('are a pair, in every mode that stands before the selector', () => {
      const files = css(`:root { --bg: #fff; --text: #111; --accent: #ffc107 }
body { color: var(--text); background: var(--bg) }
.btn:hover { color: #fff; background: var(--accent) }
.muted { color: #aaa }
.muted, .note { background-color: #fff }
.dark { --text: #eee; --bg: #000 }
.dark .btn:hover { background: #000 }
progress { color: #999; background: #fff }
.btn:disabled { color: #eee; background: #fff }
.link { color: transparent; background: #fff }`);
      const reading = readTheme(files);
      const seen = reading.pairs
        .filter(({ by }) => by === 'rule')
        .map(({ foreground, contexts }) => [
          foreground,
          ...Object.entries(contexts).map(([context, one]) => `${context} ${one.passes}`),
        ]);
      expect(seen).toEqual([
        ['.muted color', 'light false', 'dark false'],
        ['progress color', 'light false', 'dark false'],
        ['.btn:hover color', 'light false', 'dark true'],
      ]);
      expect(reading.coverage.unread.parts.map(({ what, colors }) => [what, colors])).toEqual([
        ['.muted, .note', 1],
        ['.link', 1],
      ]);
      expectSound(files, reading);
    });

    test('fail where they fail', () => {
      const files = css('.btn{color:#fff;background:#ffc107}');
      const reading = readTheme(files);
      expect(reading).toMatchObject({ failed: 1, left: 0 });
      expect(reading.changes).toMatchObject([{ token: '.btn color', before: '#fff', line: 1 }]);
      expectSound(files, reading);
    });
  });

  test('words move rather than the brand beneath them, though the brand would move less', () => {
    const { changes } = readTheme(css(':root { --primary: #777777; --primary-foreground: #111; }'));
    expect(changes.map(({ token }) => token)).toEqual(['--primary-foreground']);
  });

  test('pairs that a person names are judged, alone if they want', () => {
    const sheet = css(':root { --sea: #7fb3d5; --sand: #fdf6e3; --text: #333; --bg: #fff; }');
    expect(readTheme(sheet)).toMatchObject({ failed: 0, unknown: ['--sea', '--sand'] });
    const pairs = [{ foreground: '--sea', background: '--sand', minimum: 3 }];
    const asked = readTheme(sheet, { pairs });
    expect(asked.pairs.map(({ id, by }) => [id, by])).toEqual([
      ['--sea/--sand', 'asked'],
      ['--text/--bg', 'convention'],
    ]);
    expect(asked).toMatchObject({ failed: 1, left: 0, unknown: [] });
    expect(readTheme(sheet, { pairs, recognize: false }).pairs).toHaveLength(1);
    const wrong = () =>
      readTheme(sheet, { pairs: [{ foreground: '--see', background: '--sand' }] });
    expect(wrong).toThrow(
      /pairs\[0\]\.foreground must be the name of a color in the files; got "--see"/,
    );
    expect(() => readTheme(sheet, { held: ['--see'] })).toThrow(/held\[0\]/);
  });

  test('AAA asks more, and high contrast asks it always', () => {
    const sheet = css(`:root { --text: #666; --bg: #fff; }
@media (prefers-contrast: more) { :root { --text: #555; } }
.high-contrast { --text: #666; }
`);
    const minima = ({ pairs: [pair] }: ThemeReading) =>
      Object.values(pair!.contexts).map(({ minimum }) => minimum);
    expect(minima(readTheme(sheet))).toEqual([
      4.5,
      ...Array(minima(readTheme(sheet)).length - 1).fill(7),
    ]);
    expect(new Set(minima(readTheme(sheet, { target: 'AAA' })))).toEqual(new Set([7]));
  });

  test('what is translucent with nothing beneath is not judged, and said', () => {
    const { pairs, notes } = readTheme(
      css(':root { --chip: rgb(0 0 0 / 10%); --chip-text: #222; }'),
    );
    expect(pairs[0]!.contexts).toEqual({});
    expect(notes).toEqual([expect.stringContaining('--chip is translucent')]);
  });

  test('a rule for wider screens is named as unchanged, and a wide value that was changed is not', () => {
    const wide = 'color(display-p3 0.7 0.7 0.7)';
    const rule = `@media (color-gamut: p3) { :root { --text: ${wide} } }`;
    const unchanged =
      '--text has another color for wide-gamut screens, which is neither read nor changed.';
    const beside = readTheme(css(`:root { --bg: #fff; --text: #999 } ${rule}`));
    expect(beside.notes).toContain(unchanged);
    const alone = readTheme(css(`:root { --bg: #fff; --text: ${wide} }`));
    expect(alone.changes).toHaveLength(1);
    expect(alone.notes).toEqual([]);
  });

  test('Windows line ends, comments and blanks stay as they are', () => {
    const files = css(':root {\r\n\t--bg:#FFF; /* page */\r\n\t--text : #999 ;\r\n}\r\n');
    const reading = readTheme(files);
    expect(reading.left).toBe(0);
    expect(reading.files[0]!.text).toMatch(
      /^:root \{\r\n\t--bg:#FFF; \/\* page \*\/\r\n\t--text : #[\da-fA-F]{6} ;\r\n\}\r\n$/,
    );
  });
});

describe('openTheme', () => {
  const text =
    ':root { --bg: #fff; --text: #999; --card: #eee; --card-foreground: #aaa }\n.dark { --bg: #000; --text: #ccc; --card: #111; --card-foreground: #ddd }';
  const theme = openTheme(css(text));

  test('makes the changes that are chosen, and lists all of them', () => {
    const whole = theme.read();
    expect(whole).toEqual(readTheme(css(text)));
    expect([theme.ids.length, whole.left]).toEqual([2, 0]);
    const some = theme.read(theme.ids.slice(0, 1));
    expect(some.changes).toEqual(whole.changes);
    expect(some).toMatchObject({ failed: whole.failed, left: 1, fewest: false });
    expect(some.files[0]!.text).toBe(
      text.replace(whole.changes[1]!.before, whole.changes[1]!.after),
    );
    expect(theme.read(theme.ids).files[0]!.text).toBe(text);
    expect(theme.read(['elsewhere.css@3'])).toEqual(whole);
  });

  test('says where the tokens of pairs are declared', () => {
    expect(theme.places['--text']).toEqual({
      light: { file: 'theme.css', line: 1 },
      dark: { file: 'theme.css', line: 2 },
    });
  });
});
