import type { DynamicColor, DynamicScheme } from '@material/material-color-utilities';
import * as radix from '@radix-ui/colors';

import { build } from 'esbuild';

import { createTheme, type RoleName } from '../../../packages/theme/src/index.ts';
import { ROOT } from '../../../scripts/lib/root.ts';

const material = await loadMaterial();

/** Scales of Radix Colors; their step 9 is the brand color that all begin with. */
export const THEME_BRANDS = [
  'tomato',
  'blue',
  'jade',
  'amber',
  'violet',
  'crimson',
  'teal',
  'brown',
] as const;

type Mode = 'light' | 'dark';
/** The colors of a card, by what they paint. */
const PARTS = [
  'page',
  'card',
  'line',
  'edge',
  'text',
  'muted',
  'link',
  'solid',
  'onSolid',
  'tint',
  'onTint',
  'error',
  'onError',
  'success',
  'successTint',
] as const;
type Paint = Record<(typeof PARTS)[number], string>;
type Contender = Record<Mode, Paint>;

/** Themes of one brand color by three makers. */
export function themeContenders(brand: (typeof THEME_BRANDS)[number]): Record<string, Contender> {
  const seed = radixScale(brand, 'light')[8]!;
  const both = (paint: (mode: Mode) => Paint) => ({ light: paint('light'), dark: paint('dark') });
  const theme = createTheme({ brands: [seed] });
  const ours: Record<keyof Paint, RoleName> = {
    page: 'ground',
    card: 'surface',
    line: 'border',
    edge: 'border-strong',
    text: 'text',
    muted: 'text-muted',
    link: 'link',
    solid: 'brand-solid',
    onSolid: 'brand-on-solid',
    tint: 'brand-tint',
    onTint: 'brand-text',
    error: 'error-solid',
    onError: 'error-on-solid',
    success: 'success-text',
    successTint: 'success-tint',
  };
  return {
    ours: both((mode) => paintBy((part) => theme.modes[mode].roles[ours[part]]!.hex)),
    'Radix Colors, hand-made': both((mode) => paintOfRadix(brand, mode)),
    'Material, tonal spot': both((mode) => paintOfMaterial(seed, mode)),
  };
}

/** A page with a card in both modes. */
export const drawThemes = (theme: Contender): string =>
  `<div class="modes">${drawPage(theme.light)}${drawPage(theme.dark)}</div>`;

const paintBy = (color: (part: keyof Paint) => string): Paint => {
  const paint: Partial<Paint> = {};
  for (const part of PARTS) paint[part] = color(part);
  return paint as Paint; // every part was written
};

const radixScale = (name: string, mode: Mode): string[] =>
  Object.values(
    (radix as unknown as Record<string, Record<string, string>>)[ // its scales have names of their own
      mode === 'dark' ? `${name}Dark` : name
    ]!,
  );

function paintOfRadix(brand: string, mode: Mode): Paint {
  const [gray, own] = [radixScale('slate', mode), radixScale(brand, mode)];
  const [red, green] = [radixScale('red', mode), radixScale('green', mode)];
  return {
    page: gray[0]!,
    card: gray[1]!,
    line: gray[5]!,
    edge: gray[7]!,
    text: gray[11]!,
    muted: gray[10]!,
    link: own[10]!,
    solid: own[8]!,
    onSolid: brand === 'amber' ? '#21201C' : '#FFFFFF',
    tint: own[2]!,
    onTint: own[10]!,
    error: red[8]!,
    onError: '#FFFFFF',
    success: green[10]!,
    successTint: green[2]!,
  };
}

/** Its files import each other as only bundlers do. */
async function loadMaterial(): Promise<typeof import('@material/material-color-utilities')> {
  const contents = "export * from '@material/material-color-utilities'";
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: ROOT },
    bundle: true,
    format: 'esm',
    write: false,
  });
  const code = Buffer.from(outputFiles[0]!.contents).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}

function paintOfMaterial(seed: string, mode: Mode): Paint {
  const { Hct, MaterialDynamicColors, SchemeTonalSpot } = material;
  const hct = Hct.fromInt(material.argbFromHex(seed));
  const scheme = new SchemeTonalSpot(hct, mode === 'dark', 0);
  const colors = new MaterialDynamicColors();
  // Its declarations import each other as only bundlers do, so that what the scheme extends is lost.
  const hex = (color: DynamicColor) => material.hexFromArgb(color.getArgb(scheme as DynamicScheme));
  return {
    page: hex(colors.surface()),
    card: hex(colors.surfaceContainer()),
    line: hex(colors.outlineVariant()),
    edge: hex(colors.outline()),
    text: hex(colors.onSurface()),
    muted: hex(colors.onSurfaceVariant()),
    link: hex(colors.primary()),
    solid: hex(colors.primary()),
    onSolid: hex(colors.onPrimary()),
    tint: hex(colors.primaryContainer()),
    onTint: hex(colors.onPrimaryContainer()),
    error: hex(colors.error()),
    onError: hex(colors.onError()),
    success: hex(colors.tertiary()),
    successTint: hex(colors.tertiaryContainer()),
  };
}

const drawPage = (paint: Paint): string => `
  <div class="page" style="background:${paint.page};color:${paint.text}">
    <div class="card" style="background:${paint.card};border-color:${paint.line}">
      <b>Invite your team</b>
      <p style="color:${paint.muted}">They see what you share, nothing else.</p>
      <div class="row"><span class="field" style="border-color:${paint.edge}">name@example.org</span></div>
      <div class="row">
        <span class="button" style="background:${paint.solid};color:${paint.onSolid}">Send</span>
        <span class="button" style="background:${paint.error};color:${paint.onError}">Delete</span>
        <span style="color:${paint.link}">Learn more</span>
      </div>
      <div class="row">
        <span class="chip" style="background:${paint.tint};color:${paint.onTint}">Member</span>
        <span class="chip" style="background:${paint.successTint};color:${paint.success}">Active</span>
      </div>
    </div>
  </div>`;
