import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HarmonyType, Hex, HueSpace, MoodId, Srgb } from '@swatchwork/color';

import { ownVariables } from '../../../apps/web/app/themes/own/own-variables.ts';
import { drawCharts } from './charts.ts';
import { drawStrips } from './page.ts';

const GROUNDS = ['#FFFFFF', '#FFF8E7', '#111827'];
/** The four in the space that pages turn hues in, those of far hues also in the one of the API. */
const HARMONIES: [HarmonyType, HueSpace][] = [
  ['complementary', 'oklch'],
  ['analogous', 'oklch'],
  ['triadic', 'oklch'],
  ['tetradic', 'oklch'],
  ['triadic', 'hsl'],
  ['tetradic', 'hsl'],
];
const ROLES = ['text', 'text-muted', 'link', 'error-text', 'warning-text', 'success-text'] as const;

/** Folders of this machine: a checkout whose colors are drawn, and pictures and style sheets of others. */
export interface Folders {
  checkout: string;
  pictures?: string | undefined;
  themes?: string | undefined;
}

/**
 * Sheets of what one checkout makes of a seed, by their titles: to be drawn of two checkouts and compared.
 *
 * @param colors To make things around.
 */
export async function ownSheets(seed: string, colors: readonly Hex[], folders: Folders) {
  const { color, charts, themes, ...code } = await loadCode(folders.checkout);
  const { parseHex, formatHex } = color;
  const sheets: Record<string, string> = {};
  const draw = (count: number, palette: (i: number, seed: string) => Srgb[]) =>
    drawStrips(Array.from({ length: count }, (_, i) => palette(i, `${seed} ${i}`).map(formatHex)));
  sheets.random = draw(60, (_, seed) => color.generatePalette({ type: 'random', seed }));
  for (const [type, space] of HARMONIES) {
    const around = (base: Srgb | undefined, seed: string) =>
      color.generatePalette({ type, space, base, seed });
    sheets[`${type} in ${space} around ${colors.length} colors, and around none`] =
      draw(colors.length, (i, seed) => around(parseHex(colors[i]!), seed)) +
      draw(14, (_, seed) => around(undefined, seed));
  }
  const drawMood = (id: MoodId) =>
    `<section>${id}${draw(7, (_, seed) => color.generateMood(id, { seed }))}</section>`;
  sheets.moods = color.MOOD_IDS.map(drawMood).join('');
  const chart = (brands: readonly Hex[], count: number, ground: string, at: number) => {
    const [fixed, grounds] = [brands.map((hex) => parseHex(hex)!), [parseHex(ground)!]];
    const options = { kind: 'categorical', colors: fixed, count, grounds, seed: `${seed} ${at}` };
    return drawCharts(charts.createChartPalette(options as never).colors, ground); // older ones take no seed
  };
  for (const ground of GROUNDS) {
    sheets[`charts on ${ground}`] = colors
      .slice(0, 12)
      .map((hex, i) => chart([], 8, ground, i) + chart([hex], 6, ground, i))
      .join('');
  }
  sheets.themes = colors.map((hex) => drawModes(themes.createTheme({ brands: [hex] }))).join('');
  if (folders.pictures) sheets.pictures = await drawPictures(folders.pictures, code);
  if (folders.themes) Object.assign(sheets, drawRepairs(folders.themes, code));
  return sheets;
}

type Code = Omit<Awaited<ReturnType<typeof loadCode>>, 'color' | 'charts' | 'themes'>;

async function loadCode(checkout: string) {
  const load = (file: string) => import(join(checkout, 'packages', file));
  const color: typeof import('@swatchwork/color') = await load('color/src/index.ts');
  const charts: typeof import('@swatchwork/color/charts') = await load('color/src/charts/index.ts');
  const themes: typeof import('@swatchwork/theme') = await load('theme/src/index.ts');
  const { decode }: typeof import('@swatchwork/extract/node') = await load('extract/src/node.ts');
  const { extract }: typeof import('@swatchwork/extract') = await load('extract/src/extract.ts');
  const { PRESETS }: typeof import('@swatchwork/extract') = await load('extract/src/preset.ts');
  const repair: typeof import('@swatchwork/formats/repair') = await load(
    'formats/src/repair/index.ts',
  );
  return { color, charts, themes, decode, extract, PRESETS, readTheme: repair.readTheme };
}

/** A card in each mode, with what alarms and what charts use. */
function drawModes({ modes }: ReturnType<typeof import('@swatchwork/theme').createTheme>): string {
  const cards = Object.values(modes).map(({ roles }) => {
    const at = (role: string) => roles[role as keyof typeof roles]?.hex ?? 'transparent';
    const solids = ['brand', 'error', 'warning', 'success', 'info'].map(
      (name) =>
        `<span class="button" style="background:${at(`${name}-solid`)};color:${at(`${name}-on-solid`)}">${name}</span>`,
    );
    const texts = ROLES.map((role) => `<span style="color:${at(role)}">${role}</span>`);
    const chart = [1, 2, 3, 4, 5].map((n) => `<i style="background:${at(`chart-${n}`)}"></i>`);
    const card = `background:${at('surface')};color:${at('text')};border-color:${at('border')}`;
    return `<div class="page" style="background:${at('ground')}"><div class="card" style="${card}">
      <div class="row">${solids.join('')}</div><p>${texts.join(' ')}</p><div class="strip">${chart.join('')}</div></div></div>`;
  });
  return `<div class="modes" style="grid-area: auto / 1 / auto / -1; grid-auto-flow: column">${cards.join('')}</div>`;
}

/** Each picture of a folder beside five colors of each preset. */
async function drawPictures(folder: string, { extract, PRESETS, decode }: Code) {
  const drawn = readdirSync(folder).map(async (name) => {
    const file = readFileSync(join(folder, name));
    const pixels = await decode(file);
    const strips = PRESETS.map((preset) => extract(pixels, { count: 5, preset }));
    return `<section><img height="120" src="data:image;base64,${file.toString('base64')}"><p>${PRESETS.join(', ')}</p>
      ${drawStrips(strips.map((swatches) => swatches.map(({ hex }) => hex)))}</section>`;
  });
  return (await Promise.all(drawn)).join('');
}

/** Of each style sheet of a folder: a page before and after its repair, and the pairs that fail, in every mode. */
function drawRepairs(folder: string, { readTheme }: Code): Record<string, string> {
  const drawn = readdirSync(folder).map((name) => {
    const files = [{ name, text: readFileSync(join(folder, name), 'utf8') }];
    const { pairs, contexts, changes } = readTheme(files, {});
    const changed = contexts.filter((mode) =>
      changes.some((change) => change.contexts.includes(mode)),
    );
    const pages = changed.slice(0, MOST_MODES).flatMap((mode) => {
      const { before, after } = ownVariables(pairs, mode) ?? {};
      if (!before || !after) return [];
      return `<div class="modes" style="grid-column: 1 / -1"><h2>${mode}: before, after</h2><i></i>${drawPage(before)}${drawPage(after)}</div>`;
    });
    const chips = pairs.flatMap(({ id, contexts }) =>
      Object.entries(contexts).map(([mode, pair]) =>
        pair.passes ? '' : `<div>${drawChip(id, pair)}${drawChip(mode, pair.repaired)}</div>`,
      ),
    );
    return [`repair of ${name}`, pages.join('') + chips.join('')];
  });
  return Object.fromEntries(drawn);
}

/** Modes of a style sheet that are drawn as pages. */
const MOST_MODES = 4;

/** A page with what `ownVariables` finds in a theme: texts on the page and on a card, and buttons. */
function drawPage(variables: Record<string, string>): string {
  const on = (place: string, text = 'text') =>
    `background:${variables[`--design-${place}`]};color:${variables[`--design-on-${place}-${text}`]}`;
  const texts = (place: string) =>
    `<b style="${on(place)}">The last ferry leaves at ten</b><span style="${on(place, 'soft')}">Three boats a day, from pier four</span><span style="${on(place, 'strong')}">Timetable</span>`;
  const buttons = ['primary', 'secondary', 'accent'].map(
    (place) => `<span class="button" style="${on(place)}">${place}</span>`,
  );
  return `<div class="page card" style="${on('page')}">${texts('page')}<div class="card" style="${on('surface')}">${texts('surface')}<div class="row">${buttons.join('')}</div></div></div>`;
}

const drawChip = (text: string, { foreground, background }: { foreground: Hex; background: Hex }) =>
  `<span class="chip" style="color:${foreground};background:${background}">${text}</span>`;
