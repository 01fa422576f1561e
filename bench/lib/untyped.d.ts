// The parts of libraries without types that the benchmarks use.

declare module 'chroma-js' {
  const chroma: { random(draw: () => number): { hex(): string } };
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
