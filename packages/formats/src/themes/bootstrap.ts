import type { FamilyRole, RoleName, Theme } from '@swatchwork/theme';

import { channels } from '../charts/office.ts';
import { blocksOf, forcedBlock, HEX, type Notation, styleSheet } from './css-rules.ts';
import { attributeRules, roleOf, secondFamily } from './framework-colors.ts';
import { byMode } from './theme-colors.ts';
import type { ThemeFileOptions, WrittenTheme } from './theme-file.ts';

/** The roles behind variables of Bootstrap that are no theme colors; true where components take the channels too. */
// biome-ignore format: a list of names
const ROLES = {
  'body-bg': ['ground', true], 'body-color': ['text', true], 'emphasis-color': ['text', true],
  'secondary-color': ['text-muted', true], 'secondary-bg': ['fill', true],
  'tertiary-color': ['text-placeholder', true], 'tertiary-bg': ['ground-subtle', true],
  'border-color': ['border', false], 'border-color-translucent': ['border', false],
  'control-border-color': ['border-strong', false], 'link-color': ['link', true],
  'link-hover-color': ['link-hover', true], 'code-color': ['brand-text', false],
  'highlight-color': ['text', false], 'highlight-bg': ['warning-tint', false],
  'focus-ring-color': ['focus', false], 'form-valid-color': ['success-text', false],
  'form-valid-border-color': ['success-border-strong', false], 'form-invalid-color': ['error-text', false],
  'form-invalid-border-color': ['error-border-strong', false],
} as const satisfies Record<string, readonly [RoleName, boolean]>;

/** What each theme color has; the first five have names of our own. */
// biome-ignore format: a list of names
const PARTS = {
  '-on': 'on-solid', '-hover': 'solid-hover', '-active': 'solid-active', '-text': 'text', '-control': 'control',
  '': 'solid', '-text-emphasis': 'text-strong', '-bg-subtle': 'tint', '-border-subtle': 'border',
} as const satisfies Record<string, FamilyRole>;

const CHANNELS: Notation = { value: ({ hex }) => channels(hex).replaceAll(',', ', ') };

/**
 * A style sheet that stands behind the compiled one of Bootstrap 5.3: its variables in each mode, chosen by
 * `data-bs-theme`, and those components that Bootstrap compiles with colors of its own.
 *
 * @see https://getbootstrap.com/docs/5.3/customize/css-variables/
 * @see https://getbootstrap.com/docs/5.3/customize/color-modes/
 */
export function writeBootstrap(theme: Theme, options: ThemeFileOptions): WrittenTheme {
  const families = {
    primary: 'brand',
    secondary: secondFamily(theme),
    success: 'success',
    info: 'info',
    warning: 'warning',
    danger: 'error',
  } as const;
  const variable = (name: string, role: RoleName, asRgb: boolean) => ({
    name: `bs-${name}`,
    role,
    colors: byMode((mode) => theme.modes[mode].roles[role]!),
    asRgb,
  });
  const variables = [
    ...Object.entries(ROLES).map(([name, [role, asRgb]]) => variable(name, role, asRgb)),
    ...Object.entries(families).flatMap(([name, family]) =>
      Object.entries(PARTS).map(([suffix, part]) =>
        variable(name + suffix, roleOf(family, part), suffix === ''),
      ),
    ),
  ];
  const withChannels = variables
    .filter(({ asRgb }) => asRgb)
    .map(({ name, colors }) => ({ name: `${name}-rgb`, colors }));
  const rules = attributeRules(theme, 'data-bs-theme');
  const text = styleSheet(theme, options, [
    '/* Stands below the style sheet of Bootstrap; data-bs-theme chooses light, dark or high-contrast */\n',
    ...blocksOf(rules, variables, HEX),
    ...blocksOf(
      rules.map(({ scheme: _, ...rule }) => rule),
      withChannels,
      CHANNELS,
    ),
    ...Object.keys(families).map(rulesOf),
    SHARED,
    forcedBlock(
      variables.map(({ name, role }) => [name, role]),
      rules,
    ),
  ]);
  const notes = [
    'Check marks and other icons of Bootstrap are pictures with colors of their own, which are not checked.',
    'Where colors are forced, variables of channels such as --bs-primary-rgb keep theirs, since system colors have none; browsers replace the backgrounds and words that are drawn with them.',
  ];
  return { files: [{ path: 'bootstrap-theme.css', text }], notes };
}

const rulesOf = (name: string) => {
  const of = (part: keyof typeof PARTS) => `var(--bs-${name}${part})`;
  const states = (state: string, fill: string) =>
    `  --bs-btn-${state}color: ${of('-on')};
  --bs-btn-${state}bg: ${fill};
  --bs-btn-${state}border-color: ${fill};`;
  const chosen = `${states('hover-', of('-hover'))}\n${states('active-', of('-active'))}`;
  return `.btn-${name} {
${states('', of(''))}
${chosen}
${states('disabled-', of(''))}
  --bs-btn-focus-shadow-rgb: var(--bs-${name}-rgb);
}
.btn-outline-${name} {
  --bs-btn-color: ${of('-text')};
  --bs-btn-border-color: ${of('-text')};
${chosen}
  --bs-btn-disabled-color: ${of('-text')};
  --bs-btn-disabled-border-color: ${of('-text')};
  --bs-btn-focus-shadow-rgb: var(--bs-${name}-rgb);
}
.text-bg-${name} {
  color: ${of('-on')} !important;
}
.text-${name}, .link-${name}, .link-${name}:hover {
  color: ${of('-text')} !important;
}
`;
};

const CHOSEN = ['dropdown-link', 'nav-pills-link', 'pagination', 'list-group'];

const SHARED = `.dropdown-menu, .nav-pills, .pagination, .list-group, .progress {
${CHOSEN.map((part) => `  --bs-${part}-active-color: var(--bs-primary-on);\n  --bs-${part}-active-bg: var(--bs-primary);\n`).join('')}  --bs-pagination-active-border-color: var(--bs-primary);
  --bs-list-group-active-border-color: var(--bs-primary);
  --bs-progress-bar-color: var(--bs-primary-on);
  --bs-progress-bar-bg: var(--bs-primary);
}
.form-control, .form-select, .form-check-input {
  border-color: var(--bs-control-border-color);
}
.form-control:focus, .form-select:focus, .form-check-input:focus {
  border-color: var(--bs-focus-ring-color);
  box-shadow: 0 0 0 0.25rem var(--bs-focus-ring-color);
}
.form-check-input:checked, .form-check-input:indeterminate {
  background-color: var(--bs-primary-control);
  border-color: var(--bs-primary-control);
}
`;
