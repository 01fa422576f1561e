import {
  BLACK,
  contrastRatio,
  deltaEOK,
  formatHex,
  parseColor,
  parseHex,
  WHITE,
} from '@swatchwork/color';
import { describe, expect, test } from 'vitest';

import { SAMPLE_COLORS_OF_THE_DAY as days } from './sample-colors-of-the-day.ts';

const colors = days.map((day) => parseHex(day.hexCode)!);

/** 'carries black text at 4.5:1', 'cannot carry white text at 4.5:1', 'reaches 3:1 on white' … */
const CLAIM =
  /(?<verb>carries|cannot carry|reaches|falls short of) (?:(?<inks>white|black|both black and white) text at )?(?<ratio>[\d.]+):1(?: on (?<ground>white|black))?/gi;

const SIDES = { white: [WHITE], black: [BLACK], 'both black and white': [BLACK, WHITE] };

const isTrue = (hexCode: string, { verb, inks, ratio, ground }: Record<string, string>) =>
  SIDES[(inks ?? ground) as keyof typeof SIDES].every((side) => {
    const passes = contrastRatio(parseHex(hexCode)!, side) >= Number(ratio);
    return passes === /carries|reaches/i.test(verb!);
  });

describe('the colors of the day', () => {
  test('fill a leap year, month by month', () => {
    expect(days).toHaveLength(366);
    expect(days[0]).toMatchObject({ name: 'Scots Pine' });
    expect(days[59]).toMatchObject({ name: 'Grey Heron' });
    expect(days[60]).toMatchObject({ name: 'Wild Daffodil' });
    expect(days[365]).toMatchObject({ name: 'Cosmic Latte' });
  });

  test('have names of their own and upper-case hex codes', () => {
    expect(new Set(days.map((day) => day.name)).size).toBe(days.length);
    for (const { hexCode } of days) expect(hexCode).toMatch(/^#[\dA-F]{6}$/);
  });

  test('are all at least 0.008 apart', () => {
    const close = days.flatMap((day, i) =>
      days
        .slice(0, i)
        .filter((_, j) => deltaEOK(colors[i]!, colors[j]!) < 0.008)
        .map((other) => [day.name, other.name]),
    );
    expect(close).toEqual([]);
  });

  test('change clearly from each day to the next, over New Year and without 29 February too', () => {
    const alike = (year: typeof colors) =>
      year.filter((color, i) => deltaEOK(color, year[(i + 1) % year.length]!) < 0.1);
    expect(alike(colors)).toEqual([]);
    expect(alike(colors.toSpliced(59, 1))).toEqual([]);
  });

  test('keep their texts within length, in whole sentences, none used twice', () => {
    const limits = { description: [60, 260], meaning: [30, 180], usageTips: [40, 240] } as const;
    for (const [field, [min, max]] of Object.entries(limits)) {
      const texts = days.map((day) => day[field as keyof typeof limits]);
      expect(texts.filter((text) => text.length < min || text.length > max)).toEqual([]);
      expect(texts.filter((text) => !/^\p{Lu}.*\.$/u.test(text))).toEqual([]);
      expect(new Set(texts).size).toBe(days.length);
    }
  });

  test('state contrast truly', () => {
    const claims = days.flatMap(({ hexCode, usageTips }) =>
      [...usageTips.matchAll(CLAIM)].map((match) => ({
        hexCode,
        text: match[0],
        groups: match.groups!,
      })),
    );
    expect(claims.length).toBeGreaterThan(300);
    expect(claims.filter(({ hexCode, groups }) => !isTrue(hexCode, groups))).toEqual([]);
  });

  test('state contrast in no words that the check above cannot read', () => {
    const rest = days.map(({ usageTips }) => usageTips.replace(CLAIM, ''));
    expect(rest.filter((text) => /\d:1|(white|black) text/i.test(text))).toEqual([]);
  });

  test('that call themselves web colors are the CSS colors of that name', () => {
    const web = days.filter(({ description }) =>
      /web color|web name|web's named/.test(description),
    );
    expect(web.length).toBeGreaterThan(20);
    for (const { name, hexCode } of web) {
      const css = parseColor(name.replaceAll(' ', '').toLowerCase());
      expect(css && formatHex(css.color), name).toBe(hexCode);
    }
  });
});
