import { describe, expect, test } from 'vitest';

import { readTheme } from './read-theme.ts';

const repaired = (text: string) => {
  const { left, files, unmet } = readTheme([{ name: 'theme.css', text }]);
  return { left, text: files[0]!.text, unmet };
};

describe('where a repair is written', () => {
  test('not at a value that other names show as well, if a reference to it can become a literal', () => {
    const sheet =
      ':root { --amber-6: #fab005; --filled: var(--amber-6); --text: var(--amber-6); --bg: #fff }';
    const { left, text } = repaired(sheet);
    expect(left).toBe(0);
    expect(text).toMatch(/--amber-6: #fab005; --filled: var\(--amber-6\); --text: #\w{6};/i);
  });

  test('at every reference that fails, also those that show the same', () => {
    const { left, text } = repaired(
      ':root { --amber-6: #fab005; --filled: var(--amber-6); --text: var(--amber-6); --link: var(--amber-6); --bg: #fff }',
    );
    expect(left).toBe(0);
    expect(repaired(text).text).toBe(text);
    expect(text).not.toContain('--link: var');
  });

  test('at the value itself, if all that refers to it is understood', () => {
    const { text } = repaired(':root { --ink: #aaa; --text: var(--ink); --bg: #fff }');
    expect(text).toMatch(/--ink: #(?!aaa)\w{3,6}; --text: var\(--ink\)/);
  });

  test('at the value itself, if the reference has another color in another mode', () => {
    const { left, text } =
      repaired(`:root { --sea: #bcd; --line: var(--sea); --text: var(--sea); --bg: #fff }
.dark { --sea: #345; --bg: #000 }`);
    expect(left).toBe(0);
    expect(text).toContain('--text: var(--sea)');
  });

  test('in a fallback, so that a variable of other files still comes first', () => {
    const sheet = '.tip { color: var(--tip-color, var(--tip-ink, #999)); background: #fff }';
    expect(repaired(sheet).text).toMatch(
      /color: var\(--tip-color, var\(--tip-ink, #(?!999)\w+\)\);/,
    );
  });

  test('names the pairs that a passing color would break', () => {
    const { unmet } = repaired(
      ':root { --body-color: #fff; --body-bg: #222; --secondary-bg: #ebebeb }',
    );
    const against = [{ pair: '--body-color/--body-bg', context: 'light' }];
    expect(unmet).toMatchObject([
      { pair: '--body-color/--secondary-bg', reason: 'ground', against },
    ]);
  });
});
