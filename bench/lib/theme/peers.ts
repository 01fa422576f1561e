import { contrastRatio, parseColor } from '@swatchwork/color';
import { build } from 'esbuild';
import type { ThemeMode } from '../../../packages/theme/src/index.ts';
import { fromRoot } from '../../../scripts/lib/root.ts';

/** What other generators have in common with our pairs, by the names of our roles. */
export type PeerPair = readonly [name: string, one: string, other: string, minimum: number];

export interface PeerMode {
  readonly pairs: readonly PeerPair[];
  /** Every color that it names. */
  readonly colors: readonly string[];
}

export type Peer = (brand: string, mode: ThemeMode) => PeerMode;

export const passes = ([, one, other, minimum]: PeerPair) =>
  contrastRatio(parseColor(one)!.color, parseColor(other)!.color) >= minimum;

/** Loads a package as a bundler does: Node cannot load Material's own files. */
async function load(name: string, folder: string): Promise<unknown> {
  const { outputFiles } = await build({
    stdin: { contents: `export * from '${name}';`, resolveDir: folder },
    bundle: true,
    format: 'esm',
    platform: 'node',
    drop: ['console'], // Leonardo warns of an option that it sets itself
    write: false,
  });
  const code = Buffer.from(outputFiles[0]!.contents).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}

/** Colors as 0xAARRGGBB. */
type Scheme = Readonly<
  Record<
    | 'error'
    | 'onError'
    | 'onPrimary'
    | 'onPrimaryContainer'
    | 'onSurface'
    | 'onSurfaceVariant'
    | 'outline'
    | 'primary'
    | 'primaryContainer'
    | 'surface',
    number
  >
>;

type SchemeOf = new (source: object, dark: boolean, contrast: number) => Scheme;

/** What is used of Material; its own types name files without their ending, as its code does. */
interface Material {
  readonly argbFromHex: (hex: string) => number;
  readonly hexFromArgb: (argb: number) => string;
  readonly Hct: { fromInt(argb: number): object };
  readonly SchemeTonalSpot: SchemeOf;
  readonly SchemeFidelity: SchemeOf;
}

/** Material's schemes, at the contrast level 1 for high contrast. */
export async function loadMaterial(kind: 'SchemeTonalSpot' | 'SchemeFidelity'): Promise<Peer> {
  const material = (await load('@material/material-color-utilities', fromRoot('.'))) as Material;
  const { argbFromHex, Hct, hexFromArgb } = material;
  return (brand, mode) => {
    const isHigh = mode === 'high-contrast';
    const source = Hct.fromInt(argbFromHex(brand));
    const scheme = new material[kind](source, mode === 'dark', isHigh ? 1 : 0);
    const hex = (argb: number) => hexFromArgb(argb);
    const [surface, container, primary] = [
      hex(scheme.surface),
      hex(scheme.primaryContainer),
      hex(scheme.primary),
    ];
    const text = isHigh ? 7 : 4.5;
    const pairs: PeerPair[] = [
      ['text/ground', hex(scheme.onSurface), surface, text],
      ['text-muted/ground', hex(scheme.onSurfaceVariant), surface, text],
      ['border-strong/ground', hex(scheme.outline), surface, 3],
      ['brand-text/ground', primary, surface, text],
      ['brand-on-solid/brand-solid', hex(scheme.onPrimary), primary, text],
      ['brand-text/brand-tint', hex(scheme.onPrimaryContainer), container, text],
      ['error-on-solid/error-solid', hex(scheme.onError), hex(scheme.error), text],
    ];
    return { pairs, colors: [...pairs.flatMap(([, one, other]) => [one, other])] };
  };
}
