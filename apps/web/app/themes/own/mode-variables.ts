import { formatHexAlpha } from '@swatchwork/color';
import { type ContextFile, readContexts } from '@swatchwork/formats/contexts';
import type { ModeReading } from '@swatchwork/formats/mode';

/** The custom property that style sheets have for a token: of `color.text.muted`, `--color-text-muted`. */
export const propertyOf = (token: string): string =>
  token.startsWith('--') ? token : `--${token.replaceAll(/[^\w-]+/g, '-')}`;

/** A mode as a page shows it. */
export interface ShownMode {
  readonly title: string;
  /** A rule for the root of a page that wins over the style sheets of the theme. */
  readonly rule: string;
}

/** The mode that was taken, and the one that was made from it; none where there is no such mode. */
export function modesOf(before: readonly ContextFile[], reading: ModeReading): ShownMode[] {
  const { kind, files, bases, contexts } = reading;
  const [base, added] = [bases[0], contexts[0]];
  if (base === undefined || added === undefined) return [];
  const schemes = { dark: ['light', 'dark'], light: ['dark', 'light'] } as const;
  const [own, other] = kind === 'dark' || kind === 'light' ? schemes[kind] : [];
  return [
    // What is shown where nobody asks is called light, even if it is dark.
    { title: base === added ? 'as it is' : base, rule: ruleOf(before, base, own) },
    { title: added, rule: ruleOf(files, added, other) },
  ];
}

function ruleOf(files: readonly ContextFile[], context: string, scheme: string | undefined) {
  const lines = [...readContexts(files).tokens.values()].flatMap(
    ({ name, colors, declarations }) => {
      const color = colors.get(context);
      if (!color || name.includes(' ')) return []; // what a rule paints
      const { text = '' } = declarations.get(context) ?? {};
      // Numbers alone are put into hsl() by the page.
      const value = /^[\d.]/.test(text) ? text : formatHexAlpha(color);
      return [`${propertyOf(name)}:${value} !important`];
    },
  );
  const first = scheme === undefined ? [] : [`color-scheme:${scheme} !important`];
  return `:root,body{${[...first, ...lines].join(';')}}`;
}
