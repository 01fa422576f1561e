import type {
  ContrastAnswer,
  ContrastFixAnswer,
  ContrastFixQuery,
  ContrastRequest,
  ConvertAnswer,
  ConvertRequest,
  ExtractAnswer,
  ExtractOptions,
  GradientAnswer,
  GradientQuery,
  HarmoniesAnswer,
  HarmoniesRequest,
  MatrixAnswer,
  MatrixQuery,
  MixAnswer,
  MixQuery,
  NamesAnswer,
  NamesQuery,
  SaveColorRequest,
  SavedColor,
  ScaleAnswer,
  ScaleQuery,
  VisionAnswer,
  VisionQuery,
} from '@swatchwork/contract';

import type { CallOptions, Send } from './request.ts';

/** The calls about single colors and pictures. */
export const colorCalls = (send: Send) => ({
  /** One color in every notation. `hex` may be any CSS color. */
  convert: (body: ConvertRequest, call?: CallOptions) =>
    send<ConvertAnswer>('POST', '/colors/convert', { ...call, body, isSafe: true }),

  /** A base color and its partners. */
  harmonies: (body: HarmoniesRequest, call?: CallOptions) =>
    send<HarmoniesAnswer>('POST', '/colors/harmonies', { ...call, body, isSafe: true }),

  /** WCAG contrast of two colors. */
  contrast: (body: ContrastRequest, call?: CallOptions) =>
    send<ContrastAnswer>('POST', '/colors/contrast', { ...call, body, isSafe: true }),

  /** The nearest names of a color, by list. */
  names: (query: NamesQuery, call?: CallOptions) =>
    send<NamesAnswer>('GET', '/colors/names', { ...call, query }),

  /** Tints, shades or tones of a color, or a ramp from 50 to 950. */
  scale: (query: ScaleQuery, call?: CallOptions) =>
    send<ScaleAnswer>('GET', '/colors/scale', { ...call, query }),

  /** Find the nearest colors that reach a contrast. */
  fixContrast: (query: ContrastFixQuery, call?: CallOptions) =>
    send<ContrastFixAnswer>('GET', '/colors/contrast/fix', { ...call, query }),

  /** WCAG contrast of each pair of 2 to 20 colors. */
  matrix: (query: MatrixQuery, call?: CallOptions) =>
    send<MatrixAnswer>('GET', '/colors/matrix', { ...call, query }),

  /** How colors may look with a color-vision deficiency. */
  vision: (query: VisionQuery, call?: CallOptions) =>
    send<VisionAnswer>('GET', '/colors/vision', { ...call, query }),

  /** A color between two others. */
  mix: (query: MixQuery, call?: CallOptions) =>
    send<MixAnswer>('GET', '/colors/mix', { ...call, query }),

  /** Colors at even distances along a path through other colors. */
  gradient: (query: GradientQuery, call?: CallOptions) =>
    send<GradientAnswer>('GET', '/colors/gradient', { ...call, query }),

  /** The colors of a picture, 5 by default, the largest share first. */
  extract: (image: Blob, { count, preset }: ExtractOptions = {}, call?: CallOptions) => {
    const body = new FormData();
    if (count !== undefined) body.set('count', String(count));
    if (preset !== undefined) body.set('preset', preset);
    body.set('image', image);
    return send<ExtractAnswer>('POST', '/colors/extract', { ...call, body, isSafe: true });
  },

  /** Saves a color as a favorite of the account; needs a token. */
  save: (body: SaveColorRequest, call?: CallOptions) =>
    send<SavedColor>('POST', '/user/colors', { ...call, body }),
});
