import {
  type CharacterId,
  formatHex,
  generateMood,
  generatePalette,
  type HarmonyType,
  harmony,
  isMoodId,
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
      const {
        type = 'random',
        character,
        count,
        locked = [],
      } = (await request.json()) as GenerateBody;
      const places = locked.map((hex) => (hex ? (parseHex(hex) ?? null) : null));
      return { colors: generatePalette({ type, character, count, locked: places }).map(formatHex) };
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
      const { hex, type } = (await request.json()) as { hex: string; type: HarmonyType };
      const base = parseHex(hex);
      if (!base) throw new TypeError(`${hex} is no color`);
      return { colors: harmony(base, type).map(formatHex), type };
    },
  },
];

type GenerateBody = {
  type?: PaletteType;
  character?: CharacterId;
  count?: number;
  locked?: (string | null)[];
};
