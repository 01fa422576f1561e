import { contrastRatio, parseColor } from '@swatchwork/color';
import { describe, expect, test } from 'vitest';

import { auditColors } from '../audit.ts';
import { carryOut } from './carry-out.ts';
import type { Plan } from './model.ts';
import { makePlan } from './plan.ts';

const THEME = `:root { --background: #ffffff; --muted-foreground: #757575; --brand: #0a66c2 }
.dark { --background: #0b1220; --muted-foreground: #a0a0a0; --brand: #0a66c2 }
`;

function auditOf(name: string, text: string, theme = THEME) {
  const audit = auditColors({
    files: [
      { name: 'theme.css', text: theme },
      { name, text },
    ],
  });
  const plan = makePlan(audit, 0.02);
  const merges = plan.changes.filter(({ near }) => near);
  /** What comes of the plan if each merge is taken, with the file after. */
  const take = (changed: Plan = plan) => {
    const changes = changed.changes.map((one) => ({ ...one, use: one.options[0] ?? null }));
    const { files, refused } = carryOut({ ...changed, changes }, audit);
    return { refused, after: files.find((file) => file.name === name)?.after };
  };
  return { audit, plan, merges, take };
}

describe('a near color is proposed as a token, and chosen by a person', () => {
  test('with its distance in any mode', () => {
    const { audit, plan, merges, take } = auditOf('a.css', '.a { color: #0a66c3 }');
    expect(merges).toMatchObject([{ from: '#0a66c3', use: null, options: ['--brand'] }]);
    expect(merges[0]!.near![0]!.distance).toBeGreaterThan(0);
    expect(merges[0]!.near![0]!.distance).toBeLessThan(0.002);
    expect(carryOut(plan, audit)).toEqual({ files: [], refused: [] });
    expect(take()).toEqual({ refused: [], after: '.a { color: var(--brand) }' });
  });

  test('in the mode of its place alone', () => {
    const { merges, take } = auditOf('a.css', '.dark .a { background: #0b1221 }');
    expect(merges).toMatchObject([{ options: ['--background'] }]);
    expect(take().after).toBe('.dark .a { background: var(--background) }');
    expect(auditOf('a.css', '.a { background: #fefefe }').merges).toEqual([]);
  });

  test('or as a more frequent color, where no token is near', () => {
    const text = '.a { color: #c02030 } .b { color: #c02030 } .c { fill: #c02031 }';
    const { merges, take } = auditOf('a.css', text);
    expect(merges).toMatchObject([{ from: '#c02031', options: ['#c02030'] }]);
    expect(take()).toEqual({ refused: [], after: text.replace('#c02031', '#c02030') });
    const classes = 'x = <p className="bg-[#c02030] hover:bg-[#c02030] focus:bg-[#c02031]/50" />';
    expect(auditOf('a.tsx', classes).take().after).toBe(classes.replace('031', '030'));
  });

  test('but not farther than asked, with another opacity, or where it is the token already', () => {
    const text = '.a { color: #0a66c2; fill: #0a96c2; stroke: #0a66c2fa }';
    expect(auditOf('a.css', text).merges).toEqual([]);
  });
});

describe('a pair that passes never fails by a merge', () => {
  const ratio = (one: string, other: string) =>
    contrastRatio(parseColor(one)!.color, parseColor(other)!.color);
  // #777777 on white fails AA by a little, #767676 passes.
  const FAILING = THEME.replace('#757575', '#777777').replace('#a0a0a0', '#777777');

  test('the nearest token is not proposed if its declared pair would fail', () => {
    expect(ratio('#767676', '#ffffff')).toBeGreaterThan(4.5);
    expect(ratio('#777777', '#ffffff')).toBeLessThan(4.5);
    const { merges } = auditOf('a.css', '.a { color: #767676 }', FAILING);
    expect(merges).toMatchObject([{ options: [], near: [] }]);
    expect(merges[0]!.why).toContain(
      '--muted-foreground (ΔE_OK 0.00343) is not proposed: the contrast of --muted-foreground on --background would fall from 4.54 to 4.47 in light, below 4.5.',
    );
  });

  test('nor carried out if it is asked for all the same', () => {
    const { audit, plan } = auditOf('a.css', '.a { color: #767676 }', FAILING);
    const near = [{ use: '--muted-foreground', distance: 0.02, contrasts: [] }];
    const changes = plan.changes.map((one) => ({ ...one, use: '--muted-foreground', near }));
    const { refused } = carryOut({ ...plan, changes }, audit);
    expect(refused.join()).toContain('would fall from 4.54 to 4.47 in light, below 4.5.');
    const close = changes.map((one) => ({ ...one, near: [{ ...near[0]!, distance: 0.001 }] }));
    expect(carryOut({ ...plan, changes: close }, audit).refused.join()).toContain(
      'it differs by more than the ΔE_OK of 0.001 that the plan says',
    );
  });

  const GRAY = ':root { --gray: #777777; --paper: #fff }';
  test.each([
    ['a.css', '.a { color: #767676; background: #fff }', 'text beside a background'],
    ['a.scss', '.a { .b { color: #767676; background: #fff } }', 'a rule in a rule'],
    ['a.tsx', 'x = <p className="bg-[#fff] text-[#767676]" />', 'classes'],
  ])('in %s: %s', (name, text, what) => {
    const { merges } = auditOf(name, text, GRAY);
    const gray = merges.flatMap(({ options }) => options).includes('--gray');
    expect(gray, what).toBe(false);
  });

  test('where only the file shows the pair, nothing is written', () => {
    const text = '.a { color: #767676 }\n.a { background: var(--paper) }';
    const { take } = auditOf('a.css', text, GRAY);
    expect(take().refused).toEqual([
      'a.css: the contrast of .a color on .a background would fall from 4.54 to 4.47 in light, below 4.5.',
    ]);
  });

  test('two merges that would fail a pair together are refused together', () => {
    const theme = ':root { --gray: #757575; --shade: #fbfbfb }';
    const text = 'x = <p className="bg-[#fff] text-[#747474]" />';
    const { merges, take } = auditOf('a.tsx', text, theme);
    expect(merges.map(({ options }) => options)).toEqual([['--shade'], ['--gray']]);
    expect(ratio('#757575', '#ffffff')).toBeGreaterThan(4.5);
    expect(ratio('#747474', '#fbfbfb')).toBeGreaterThan(4.5);
    expect(take().refused.join()).toContain('would fall from 4.67 to 4.45 in light, below 4.5.');
  });
});
