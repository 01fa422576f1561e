import { contrastRatio, formatRatio, type Hex, parseHex } from '@swatchwork/color';
import { createTheme, type RoleName, type ThemeMode } from '@swatchwork/theme';

export type QuestionId = 'words' | 'page' | 'tint' | 'dark';

/** A color that text could have. */
export interface Option {
  /** As the address holds it. */
  readonly value: string;
  readonly label: string;
  readonly hex: Hex;
  /** WCAG contrast ratio with the background, 1–21. */
  readonly ratio: number;
  readonly isRight: boolean;
}

/** Which of the options may be text on a background of the theme. */
export interface Question {
  readonly id: QuestionId;
  readonly ask: string;
  readonly background: Hex;
  readonly options: readonly Option[];
  /** What the theme does there. */
  readonly why: string;
}

/** What WCAG 2.2 asks of text at level AA (1.4.3). */
export const MINIMUM = 4.5;

/** Steps to choose from. */
const CHOICES = 4;

/** The questions about a brand color, from its theme: the same color gives the same ones. */
export function questionsAbout(brand: Hex): readonly Question[] {
  const { modes, scales } = createTheme({ brands: [brand], solids: 'exact' });
  const scale = scales.brand.tonal;
  const colorOf = (mode: ThemeMode, role: RoleName) => modes[mode].roles[role]!.hex;
  const solid = colorOf('light', 'brand-solid');
  const written = (mode: ThemeMode, text: RoleName, background: RoleName) => {
    const [color, ground] = [colorOf(mode, text), colorOf(mode, background)];
    return `The theme uses ${color} there, at ${formatRatio(ratioOf(color, ground))}:1.`;
  };

  /** Steps around the one nearest to the background that can be read on it. */
  function steps(background: Hex, mode: 'light' | 'dark', turn: number): Option[] {
    const passing = scale.map(({ hex }) => ratioOf(hex, background) >= MINIMUM);
    const right = mode === 'light' ? passing.indexOf(true) : passing.lastIndexOf(true);
    // Its place among the choices differs, so that it cannot be guessed.
    const place = (Number.parseInt(brand.slice(1), 16) + turn) % CHOICES;
    const start = Math.max(0, Math.min(scale.length - CHOICES, right - place));
    return scale.slice(start, start + CHOICES).map(({ step, hex }, i) => ({
      value: step,
      label: step,
      hex,
      ratio: ratioOf(hex, background),
      isRight: start + i === right,
    }));
  }

  const page = colorOf('light', 'ground');
  const tint = colorOf('light', 'brand-tint-active');
  const dark = colorOf('dark', 'ground');
  return [
    {
      id: 'words',
      ask: 'Which text can be read on the button?',
      background: solid,
      options: [
        option('white', 'White', '#FFFFFF', solid),
        option('black', 'Black', '#000000', solid),
      ],
      why: `${written('light', 'brand-on-solid', 'brand-solid')} On every color, black or white has at least 4.58:1.`,
    },
    {
      id: 'page',
      ask: 'Which is the lightest step that can be text on the page?',
      background: page,
      options: steps(page, 'light', 0),
      why: `${written('light', 'brand-text', 'ground')} It also has to be readable on the tints.`,
    },
    {
      id: 'tint',
      ask: 'And the lightest that can be text on a pressed row, which has a tint?',
      background: tint,
      options: steps(tint, 'light', 1),
      why: `${written('light', 'brand-text', 'brand-tint-active')} The tint is darker than the page, so text has less contrast on it.`,
    },
    {
      id: 'dark',
      ask: 'In dark mode, which is the darkest step that can be text on the page?',
      background: dark,
      options: steps(dark, 'dark', 2),
      why: `${written('dark', 'brand-text', 'ground')} Here text is lighter than its background, so the light steps pass.`,
    },
  ];
}

const ratioOf = (a: Hex, b: Hex) => contrastRatio(parseHex(a)!, parseHex(b)!);

function option(value: string, label: string, hex: Hex, background: Hex): Option {
  const ratio = ratioOf(hex, background);
  return { value, label, hex, ratio, isRight: ratio >= MINIMUM };
}
