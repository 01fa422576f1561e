import { expect, test } from 'vitest';

import { toLatin } from './latin.ts';

test.each([
  ['Déjà vu', 'deja vu'],
  ['Große Straße', 'grosse strasse'],
  ['Łódź Ørsted Þór', 'lodz orsted thor'],
  ['Синее море', 'sinee more'],
  ['Їжак', 'yizhak'],
  ['Йод', 'yod'],
  ['Γαλάζια θάλασσα', 'galazia thalassa'],
  ['さくら', 'sakura'],
  ['ガラス', 'garasu'],
  ['きょう', 'kyou'],
  ['しゃしん', 'shashin'],
  ['マッチャ', 'maccha'],
  ['スーパー', 'supa'],
  ['바다 한국', 'bada hanguk'],
  ['Ｓｅａ', 'sea'],
  ['夏の海', '夏no海'],
  ['بحر', 'بحر'],
  ['🌊', '🌊'],
])('%s is %s', (text, latin) => {
  expect(toLatin(text)).toBe(latin);
});
