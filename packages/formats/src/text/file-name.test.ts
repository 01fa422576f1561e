import { describe, expect, test } from 'vitest';

import { fileName } from './file-name.ts';

describe(fileName, () => {
  test.each([
    ['Déjà vu / 2', 'deja-vu-2.css'],
    ['../../etc/passwd', 'etc-passwd.css'],
    ['夏の海', '夏の海.css'],
    ['ガラス', 'ガラス.css'],
    ['हिन्दी', 'हिन्दी.css'],
    ['바다', '바다.css'],
    ['CON', 'con-palette.css'],
    ['𐤱'.repeat(61), `${'𐤱'.repeat(60)}.css`],
    ['  ', 'palette.css'],
    ['CON: a|b?', 'con-a-b.css'],
    [`${'a'.repeat(59)} b`, `${'a'.repeat(59)}.css`],
  ])('%j becomes %s', (name, expected) => {
    expect(fileName(name, 'css')).toBe(expected);
  });
});
