import { createDice, type Dice } from './dice.ts';
import { randomColor, TOKENS } from './random-color.ts';

const SELECTORS = [
  ':root',
  ':root',
  ':root, :host',
  'html',
  '.dark',
  ':root.dark',
  'html.dark',
  '[data-theme=dark]',
  ':root[data-theme="dark"]',
  '.dark, [data-theme="dark"]',
  ':root:not(.dark)',
  ':root:where(:not(.light))',
  ':is(.dark, [data-theme="dark"])',
  ':where(html.dark)',
  '.light',
  '*',
  '.dark *',
  '.card',
  'body',
  'body.dark',
  'html body',
  '.dark body',
  'html.dark > body',
  'body[data-theme="dark"]',
  ':is(html, body).dark',
  'body:not(.dark)',
  ':not(.dark) > body',
  '[data-theme^=da]',
  '[data-theme$="rk"]',
  '[data-theme*=AR i]',
  '[data-theme~=dark]',
  '[data-theme]',
  '[class~=dark]',
  ':root:where(.dark)',
  '.dark .light',
  'main',
  'html + body',
  ':where(body:is(.light, .dark))',
];
const NESTED = [
  '&.dark',
  '&:not(.light)',
  '&',
  '&[data-theme=dark]',
  '&:where(.light)',
  '.card &',
  'body &',
  '& body',
  'body',
  '> body',
  '.dark &',
  ':is(&, body)',
  '& *',
];
const MEDIA = [
  '(prefers-color-scheme: dark)',
  '(prefers-color-scheme: light)',
  '(prefers-contrast: more)',
  'screen and (prefers-color-scheme:dark)',
  'not (prefers-color-scheme: dark)',
  'not all and (prefers-contrast: more)',
  '(prefers-color-scheme: dark) and (prefers-contrast: more)',
  '(prefers-color-scheme: dark) or (prefers-contrast: more)',
  'print, (prefers-contrast: more)',
  'print',
];
const SUPPORTS = [
  '(color: oklch(0.5 0.1 30))',
  'not (color: oklch(0.5 0.1 30))',
  '(color: light-dark(red, blue))',
  '(background: color-mix(in oklab, red, blue)) and (color: lab(50 0 0))',
  '(color: no-color(1 2 3))',
  '(not (color: red)) or (color: var(--any))',
];
const SCHEMES = ['light', 'dark', 'light dark', 'dark light', 'only dark', 'normal'];

/** A style sheet of tokens with modes, in everything that `readContexts` reads, nested and mixed. */
export function randomSheet(seed: string): string {
  const dice = createDice(seed);
  const tokens = Array.from({ length: TOKENS }, (_, i) => `  --t${i}: ${randomColor(dice, 3)};`);
  const blocks = Array.from({ length: 1 + dice.below(6) }, () => block(dice, 0));
  const head = dice.chance(0.3) ? '@layer base, theme;\n' : '';
  return `${head}:root {\n${scheme(dice)}${tokens.join('\n')}\n}\n${blocks.join('\n')}\n`;
}

const scheme = (dice: Dice): string =>
  dice.chance(0.5) ? `  color-scheme: ${dice.pick(SCHEMES)};\n` : '';

/** A rule, or rules in a condition or a layer. */
function block(dice: Dice, depth: number): string {
  if (depth < 3 && dice.chance(0.45)) {
    const inner = Array.from({ length: 1 + dice.below(2) }, () => block(dice, depth + 1));
    return `${condition(dice)} {\n${inner.join('\n')}\n}`;
  }
  return `${dice.pick(SELECTORS)} {\n${contents(dice, depth)}}`;
}

function condition(dice: Dice): string {
  return dice.pick([
    () => `@media ${dice.pick(MEDIA)}`,
    () => `@media ${dice.pick(MEDIA)}`,
    () => `@supports ${dice.pick(SUPPORTS)}`,
    () => `@layer ${dice.pick(['base', 'theme', 'base.low', 'other'])}`,
    () => '@layer',
  ])();
}

/** Declarations, and rules in the rule. */
function contents(dice: Dice, depth: number): string {
  const lines = Array.from({ length: 1 + dice.below(4) }, () => declaration(dice));
  if (depth < 3 && dice.chance(0.3)) {
    const around = dice.chance(0.5) ? dice.pick(NESTED) : condition(dice);
    lines.push(`${around} {\n${contents(dice, depth + 1)}}\n`, declaration(dice));
  }
  return scheme(dice) + lines.join('');
}

function declaration(dice: Dice): string {
  const name = `--t${dice.below(TOKENS)}`;
  const important = dice.chance(0.1)
    ? dice.pick([' !important', '!IMPORTANT', ' ! important'])
    : '';
  const value = dice.chance(0.06)
    ? dice.pick([
        'initial',
        '',
        '4px',
        'inherit',
        'unset',
        'revert',
        'red blue',
        'rgb(1 2)',
        'var(--t0',
        'var(nope)',
      ])
    : randomColor(dice, 2);
  const comment = dice.chance(0.1) ? '/* } ; */' : '';
  // An open bracket closes at the end of a rule for which it must be the last declaration.
  const end = value === 'var(--t0' ? ');' : ';';
  return `  ${name}:${dice.pick([' ', '', '\n'])}${comment}${value}${important}${end}\n`;
}
