import {
  formatHex,
  generateMood,
  generatePalette,
  type HarmonyRequest,
  harmonize,
  isMoodId,
  type PaletteStyleId,
  type PaletteType,
  parseHex,
} from '@swatchwork/color';

type OfflineCall = {
  method: 'GET' | 'POST';
  path: RegExp;
  answer: (request: Request) => Promise<object>;
};

/** The API calls of the tools: the same package computes them here, with the same answers. */
export const OFFLINE_CALLS: readonly OfflineCall[] = [
  {
    method: 'POST',
    path: /^\/api\/palettes\/generate$/,
    async answer(request) {
      const { type = 'random', style, count, locked = [] } = (await request.json()) as GenerateBody;
      const places = locked.map((hex) => (hex ? (parseHex(hex) ?? null) : null));
      return { colors: generatePalette({ type, style, count, locked: places }).map(formatHex) };
    },
  },
  {
    method: 'GET',
    path: /^\/api\/palettes\/mood\/[a-z]+$/,
    async answer({ url }) {
      const mood = new URL(url).pathname.split('/').at(-1) ?? '';
      if (!isMoodId(mood)) throw new TypeError(`There is no mood ${mood}`);
      return { mood, colors: generateMood(mood).map(formatHex) };
    },
  },
  {
    method: 'POST',
    path: /^\/api\/colors\/harmonies$/,
    async answer(request) {
      const { hex, ...asked } = (await request.json()) as { hex: string } & HarmonyRequest;
      const base = parseHex(hex);
      if (!base) throw new TypeError(`${hex} is no color`);
      return { colors: harmonize(base, asked).map(formatHex), type: asked.type };
    },
  },
];

type GenerateBody = {
  type?: PaletteType;
  style?: PaletteStyleId;
  count?: number;
  locked?: (string | null)[];
};
