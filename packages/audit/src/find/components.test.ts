import { parse as parseAstro } from '@astrojs/compiler/sync';
import { parse as parseSvelte } from 'svelte/compiler';
import { expect, test } from 'vitest';

import { readPlaces } from './read-places.ts';

const parsers = {
  svelte: (text: string) => parseSvelte(text, { modern: true }),
  astro: (text: string) => parseAstro(text, { position: true }),
};

const found = (name: string, text: string) => {
  const { places, notRead } = readPlaces({ name, text }, parsers);
  expect(notRead).toEqual([]);
  for (const { offset, text: own } of places)
    expect(text.slice(offset, offset + own.length)).toBe(own);
  return places.map((one) => `${one.text} ${one.property} ${one.change.as}`);
};

const SVELTE = `<script lang="ts">
  let { wide }: { wide: boolean } = $props();
  const é = { style: { color: '#000001' } };
</script>
{#if 1 < 2}
  <p class="bg-[#000002] {wide && 'text-[#000003]'}" style="color: #000004; width: {1 + 1}px; {wide}">{é}</p>
{:else if wide}<svg fill="#000005"></svg><Icon fill="#000006" />{/if}
{#each [1] as one}<b style:border-color="#000007" class:active={one > 1} class={['to-[#000008]', one]}>{@html '<path fill="#000009">'}</b>{/each}
<style lang="scss">
  $own: #00000a;
  p { // note
    &:hover { color: #00000b }
  }
</style>`;

test('a component of Svelte', () => {
  expect(found('a.svelte', SVELTE)).toEqual([
    '#000001 color value',
    'bg-[#000002] bg utility',
    'text-[#000003] text utility',
    '#000004 color value',
    '#000005 fill value',
    '#000006 fill nothing',
    '#000007 border-color value',
    'to-[#000008] to utility',
    '#000009  nothing',
    '#00000a $own nothing',
    '#00000b color value',
  ]);
});

const ASTRO = `---
const é = { style: { color: '#000001' } };
---
<p class="é bg-[#000002]" style={\`color: #000003\`} class:list={['text-[#000004]', { a: 1 < 2 }]}>
  {[1].map((one) => <b style="color: #000005" class={one ? 'to-[#000006]' : 'from-[#000007]'}>{one}</b>)}
</p>
<svg fill="#000008"></svg><Icon fill="#000009" />
<style lang="scss">p { // note
  &:hover { color: #00000a } }</style>
<script>const a = { style: { color: '#00000b' } };</script>`;

test('a component of Astro', () => {
  expect(found('a.astro', ASTRO)).toEqual([
    '#000001 color value',
    'bg-[#000002] bg utility',
    '#000003 style nothing',
    'text-[#000004] text utility',
    '#000005 color value',
    'to-[#000006] to utility',
    'from-[#000007] from utility',
    '#000008 fill value',
    '#000009 fill nothing',
    '#00000a color value',
    '#00000b color value',
  ]);
});

test('without their compilers, and where they do not parse, they are named as not read', () => {
  const reason = (name: string, own: typeof parsers | undefined) =>
    readPlaces({ name, text: '{#if}<p style="color: red">' }, own).notRead.map((one) => one.reason);
  expect(reason('a.svelte', undefined)).toEqual([
    'the compiler of svelte is not there to parse it',
  ]);
  expect(reason('a.astro', undefined)).toEqual(['the compiler of astro is not there to parse it']);
  const long = { name: 'a.astro', text: '<p a="#fff" />'.repeat(4000) };
  expect(readPlaces(long, parsers).notRead[0]!.reason).toContain('longer than 20000 characters');
  expect(reason('a.svelte', parsers).join()).toContain('it does not parse: ');
});
