// The parts of libraries without types that the benchmarks use.

declare module 'culori/fn' {
  interface Mode {
    readonly mode: string;
  }
  type Text = string;
  export const modeRgb: Mode;
  export const modeLrgb: Mode;
  export const modeHsl: Mode;
  export const modeOklab: Mode;
  export const modeOklch: Mode;
  export function useMode(mode: Mode): (color: Text) => object;
  export function formatHex(color: object): string;
  export function parseHex(text: Text): Rgb;
  export function convertLabToLch(color: Lab): Lab;
  export function convertLchToLab(color: Lab): Lab;
  export function differenceEuclidean(mode: string): (a: Text, b: Text) => number;
  export function wcagContrast(a: Text, b: Text): number;
}

declare module 'chroma-js' {
  interface Chroma {
    hex(): string;
    oklch(): [number, number, number];
    hsl(): [number, number, number];
  }
  interface ChromaFactory {
    (text: string): Chroma;
    oklch(l: number, c: number, h: number): Chroma;
    hsl(h: number, s: number, l: number): Chroma;
    contrast(a: string, b: string): number;
    random(draw: () => number): Chroma;
  }
  const chroma: ChromaFactory;
  // biome-ignore lint/style/noDefaultExport: it has no other
  export default chroma;
}

declare module 'randomcolor' {
  // biome-ignore lint/style/noDefaultExport: it has no other
  export default function randomColor(options: { count: number; seed: number }): string[];
}

declare module 'nice-color-palettes/1000.json' {
  const palettes: string[][];
  // biome-ignore lint/style/noDefaultExport: it has no other
  export default palettes;
}

declare module 'tinycolor2' {
  interface TinyColor {
    toHsl(): object;
    toHexString(): string;
  }
  interface TinyColorFactory {
    (input: string | object): TinyColor;
    readability(a: string, b: string): number;
  }
  const tinycolor: TinyColorFactory;
  // biome-ignore lint/style/noDefaultExport: it has no other
  export default tinycolor;
}

declare module 'autocannon' {
  export interface Request {
    method: 'GET' | 'POST';
    path?: string;
    headers: Record<string, string>;
    body?: string;
    /** Called each time. */
    setupRequest?(request: Request): Request;
  }
  /** One connection. */
  interface Client {
    setRequests(requests: Request[]): void;
    requestIterator: { currentRequest: Request };
    /** Names and values in turn. */
    on(event: 'headers', then: (head: { headers: string[] }) => void): void;
    on(event: 'response', then: (status: number, bytes: number, ms: number) => void): void;
  }
  export interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    /** Default: one GET of `url`. */
    requests?: Request[];
    setupClient?(client: Client): void;
  }
  interface Result {
    requests: { average: number; total: number };
    /** Milliseconds. */
    latency: { p99: number };
    duration: number;
    errors: number;
    non2xx: number;
  }
  interface Run extends Promise<Result> {
    /** With each answer, and the milliseconds that it took. */
    on(
      event: 'response',
      listen: (client: object, status: number, bytes: number, milliseconds: number) => void,
    ): void;
  }
  // biome-ignore lint/style/noDefaultExport: it has no other
  export default function autocannon(options: Options): Run;
}
