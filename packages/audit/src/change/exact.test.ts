import { describe, expect, test } from 'vitest';

import { auditColors } from '../audit.ts';
import { carryOut } from './carry-out.ts';
import { makePlan } from './plan.ts';

const THEME = `@import "tailwindcss";
@custom-variant dark (&:is(.dark *));
:root { --background: #ffffff; --foreground: #0b1220; --brand: #0a66c2; --line: #dddde0 }
.dark { --background: #0b1220; --foreground: #ffffff; --brand: #0a66c2; --line: #333344 }
@theme inline { --color-brand: var(--brand); --color-background: var(--background) }
`;

function exact(name: string, text: string, theme = THEME) {
  const files = [
    { name: 'theme.css', text: theme },
    { name, text },
  ];
  const audit = auditColors({ files });
  const plan = makePlan(audit);
  const { files: changed, refused } = carryOut(plan, audit);
  expect(refused).toEqual([]);
  const after = changed.find((file) => file.name === name)?.after ?? text;
  return {
    after,
    plan,
    again: makePlan(auditColors({ files: [files[0]!, { name, text: after }] })),
  };
}

describe('a stray color that is one token in every mode becomes it', () => {
  test.each([
    [
      'a.css',
      '.a{color:#0A66C2;\r\n  border: 1px solid rgb(10 102 194)}',
      '.a{color:var(--brand);\r\n  border: 1px solid var(--brand)}',
    ],
    [
      'a.css',
      '.dark .a { color: #fff; background: #0b1220 }',
      '.dark .a { color: var(--foreground); background: var(--background) }',
    ],
    [
      'a.tsx',
      'x = <p className="bg-[#0a66c2]/50" style={{ color: \'#0a66c2\' }} />',
      'x = <p className="bg-brand/50" style={{ color: \'var(--brand)\' }} />',
    ],
    [
      'a.tsx',
      'x = <p className="dark:!bg-[#0b1220]" />',
      'x = <p className="dark:!bg-background" />',
    ],
    [
      'a.vue',
      '<template><path fill="#0a66c2" /><MyIcon fill="#0a66c2" /></template>',
      '<template><path fill="var(--brand)" /><MyIcon fill="#0a66c2" /></template>',
    ],
    // The later of two classes in the style sheet counts, whose order their names say.
    [
      'a.tsx',
      'x = <p className="bg-[#0a66c2] bg-amber-500" />',
      'x = <p className="bg-[color:var(--color-brand)] bg-amber-500" />',
    ],
    [
      'a.tsx',
      'x = [<p className={join("bg-[#0a66c2]", y)} />, <p className={cn("bg-[#0a66c2]", y)} />, "bg-amber-500"]',
      'x = [<p className={join("bg-[color:var(--color-brand)]", y)} />, <p className={cn("bg-brand", y)} />, "bg-amber-500"]',
    ],
  ])('%s: %s', (name, text, expected) => {
    const { after, again } = exact(name, text);
    expect(after).toBe(expected);
    expect(again.changes.filter(({ use }) => use !== null)).toEqual([]);
  });
});

describe('it stays', () => {
  test.each([
    ['where it is the token in light alone', 'a.css', '.a { background: #ffffff }'],
    ['where it is near', 'a.css', '.a { color: #0a66c3 }'],
    ['as the value of a token', 'b.css', ':root { --own: #0a66c2 }'],
    ['as an argument of Sass', 'a.scss', '.a { color: darken(#0a66c2, 5%) } $b: #0a66c2;'],
    ['as a fallback', 'a.css', '.a { color: var(--none, #0a66c2) }'],
    ['where a script compares', 'a.ts', 'if (color === "#0a66c2") style.color = x'],
    ['in an attribute of a component', 'a.tsx', 'x = <Rect fill="#0a66c2" />'],
    ['in a picture', 'a.svg', '<svg><path fill="#0a66c2"/></svg>'],
    ['in a canvas', 'a.ts', 'ctx.fillStyle = "#0a66c2"'],
  ])('%s', (_, name, text) => expect(exact(name, text).after).toBe(text));

  test('where a part of the page gives the token another value', () => {
    const text = '.part { --brand: #111 } .a { color: #0a66c2 }';
    expect(exact('a.css', text).after).toBe(text);
  });

  test('where the token follows one that is wider than sRGB', () => {
    const theme = ':root { --wide: color(display-p3 1 0 0); --red: var(--wide) }';
    expect(exact('a.css', '.a { color: #ff0000 }', theme).after).toBe('.a { color: #ff0000 }');
  });

  test('where a page does not load all style sheets that define the token', () => {
    const style = 'a { color: #0a66c2 }';
    const own = ':root { --brand: #0a66c2 }';
    const after = (pages: Record<string, string>, name = 'a/style.css') => {
      const texts = { 'a/style.css': style, 'b/theme.css': own, ...pages };
      const audit = auditColors({
        files: Object.entries(texts).map(([file, text]) => ({ name: file, text })),
      });
      return carryOut(makePlan(audit), audit).files.find((file) => file.name === name)?.after;
    };
    const link = (href: string) => `<!doctype html><link rel="stylesheet" href="${href}">`;
    const changed = 'a { color: var(--brand) }';
    expect(after({})).toBe(changed);
    expect(after({ 'a/index.html': link('style.css') })).toBe(undefined);
    expect(after({ 'a/index.html': link('./style.css?1') + link('/b/theme.css') })).toBe(changed);
    expect(
      after({
        'a/index.html': link('style.css'),
        'a/style.css': `@import "../b/theme.css"; ${style}`,
      }),
    ).toBe(`@import "../b/theme.css"; ${changed}`);
    expect(
      after({
        'a/index.html': `${link('style.css')}<script type="module" src="main.js"></script>`,
      }),
    ).toBe(changed);
    expect(after({ 'c.html': `<!doctype html><p style="color: #0a66c2">` }, 'c.html')).toBe(
      undefined,
    );
    expect(after({ 'a/style.css': `${own} ${style}`, 'a/index.html': link('style.css') })).toBe(
      undefined,
    );
  });

  test('in another package, whose theme is another', () => {
    const audit = auditColors({
      files: [
        { name: 'web/theme.css', text: THEME },
        { name: 'mail/a.css', text: '.a { color: #0a66c2 }' },
      ],
      folders: ['', 'web/', 'mail/'],
    });
    expect(makePlan(audit).changes).toEqual([]);
  });
});

test('where several tokens have the color, or its name says another role, somebody has to choose', () => {
  const theme = ':root { --one: #123456; --two: #123456; --background: #abcdef }';
  const { plan } = exact('a.css', '.a { color: #123456; border-color: #abcdef }', theme);
  expect(plan.changes.map(({ use, options }) => ({ use, options }))).toEqual([
    { use: null, options: ['--one', '--two'] },
    { use: null, options: ['--background'] },
  ]);
});

describe('a plan that was edited is proven again', () => {
  const files = [
    { name: 'theme.css', text: THEME },
    { name: 'a.css', text: '.a { color: #0a66c2 }' },
  ];
  const audit = auditColors({ files });
  const edited = (change: object) => {
    const plan = makePlan(audit);
    return carryOut(
      { ...plan, changes: plan.changes.map((one) => ({ ...one, ...change })) },
      audit,
    );
  };

  test.each([
    [{ use: '--line' }, 'it is another color in light and in dark'],
    [{ use: '--none' }, 'it is another color in light and in dark'],
    [
      { places: [{ file: '../b.css', line: 1, column: 1, offset: 0, text: 'x' }] },
      'is not there any more',
    ],
  ])('%o is refused', (change, reason) => {
    expect(edited(change).refused.join()).toContain(reason);
  });

  test('null leaves the place', () =>
    expect(edited({ use: null })).toEqual({ files: [], refused: [] }));
});
