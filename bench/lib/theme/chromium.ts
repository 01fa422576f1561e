import type { Theme, ThemeMode } from '../../../packages/theme/src/index.ts';
import { launchBrowser } from '../browser.ts';

/** What a page needs of a theme. */
interface Sheet {
  readonly roles: Readonly<Record<string, { readonly hex: string; readonly alpha?: string }>>;
  readonly pairs: readonly {
    readonly id: string;
    readonly foreground: string;
    readonly background: string;
    readonly over: readonly string[];
    readonly minimum: number;
  }[];
}

export interface Measured {
  readonly places: number;
  readonly failed: readonly string[];
}

/**
 * Opens each mode of the themes as a style sheet of custom properties, and measures every pair from
 * the styles that Chromium computes; translucent backgrounds as Chromium paints them over a ground.
 */
export async function measureInChromium(themes: readonly Theme[]): Promise<Measured> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    let places = 0;
    const failed: string[] = [];
    for (const theme of themes) {
      for (const mode of Object.keys(theme.modes) as ThemeMode[]) {
        const found = await page.evaluate(measureSheet, sheetOf(theme, mode));
        places += found.places;
        failed.push(...found.failed.map((pair) => `${theme.brands[0]!.hex} ${mode} ${pair}`));
      }
    }
    return { places, failed };
  } finally {
    await browser.close();
  }
}

const sheetOf = (theme: Theme, mode: ThemeMode): Sheet => ({
  roles: theme.modes[mode].roles as Sheet['roles'],
  pairs: theme.pairs.map(({ id, foreground, background, over = [], modes }) => ({
    id,
    foreground,
    background,
    over,
    minimum: modes[mode].minimum,
  })),
});

/** Runs in the page, so it uses nothing from outside of itself. */
function measureSheet({ roles, pairs }: Sheet): Measured {
  document.head.innerHTML = '<style></style>';
  document.body.innerHTML = '<i></i>';
  const names = Object.keys(roles);
  const declarations = names.map(
    (name) =>
      `--${name}: ${roles[name]!.hex}; --${name}-a: ${roles[name]!.alpha ?? roles[name]!.hex};`,
  );
  const rules = names.flatMap((name) => [
    `.${name} { color: var(--${name}) }`,
    `.${name}-a { color: var(--${name}-a) }`,
  ]);
  document.querySelector('style')!.textContent =
    `:root { ${declarations.join(' ')} } ${rules.join(' ')}`;
  const element = document.querySelector('i')!;
  const computed = (name: string) => {
    element.className = name;
    return getComputedStyle(element).color;
  };
  const canvas = new OffscreenCanvas(1, 1);
  const paint = canvas.getContext('2d', { willReadFrequently: true })!;
  const known = new Map<string, number>();
  const luminance = (...layers: string[]) => {
    const key = layers.join('/');
    const found = known.get(key);
    if (found !== undefined) return found;
    for (const layer of layers) {
      paint.fillStyle = computed(layer);
      paint.fillRect(0, 0, 1, 1);
    }
    const [r = 0, g = 0, b = 0] = paint.getImageData(0, 0, 1, 1).data;
    const linear = [r, g, b].map((byte) => {
      const value = byte / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    const y = 0.2126 * linear[0]! + 0.7152 * linear[1]! + 0.0722 * linear[2]!;
    known.set(key, y);
    return y;
  };
  const failed: string[] = [];
  let places = 0;
  for (const { id, foreground, background, over, minimum } of pairs) {
    const backs = [[background], ...over.map((ground) => [ground, `${background}-a`])];
    for (const back of backs) {
      const [low, high] = [luminance(foreground), luminance(...back)].sort((a, b) => a - b);
      places++;
      const ratio = (high! + 0.05) / (low! + 0.05);
      if (ratio < minimum) failed.push(`${id} over ${back.join(' ')}: ${ratio}`);
    }
  }
  return { places, failed };
}
