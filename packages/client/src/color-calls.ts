import type * as contract from '@swatchwork/contract';

import type { CallOptions, Send } from './request.ts';

/** The calls about single colors and pictures. */
export const colorCalls = (send: Send) => ({
  /** One color in every notation. `hex` may be any CSS color. */
  convert: (body: contract.ConvertRequest, call?: CallOptions) =>
    send<contract.ConvertAnswer>('POST', '/colors/convert', { ...call, body, isSafe: true }),

  /** A base color and its partners. */
  harmonies: (body: contract.HarmoniesRequest, call?: CallOptions) =>
    send<contract.HarmoniesAnswer>('POST', '/colors/harmonies', { ...call, body, isSafe: true }),

  /** WCAG contrast of two colors. */
  contrast: (body: contract.ContrastRequest, call?: CallOptions) =>
    send<contract.ContrastAnswer>('POST', '/colors/contrast', { ...call, body, isSafe: true }),

  /** The nearest names of a color, by list. */
  names: (query: contract.NamesQuery, call?: CallOptions) =>
    send<contract.NamesAnswer>('GET', '/colors/names', { ...call, query }),

  /** Tints, shades or tones of a color, or a ramp from 50 to 950. */
  scale: (query: contract.ScaleQuery, call?: CallOptions) =>
    send<contract.ScaleAnswer>('GET', '/colors/scale', { ...call, query }),

  /** Find the nearest colors that reach a contrast. */
  fixContrast: (query: contract.ContrastFixQuery, call?: CallOptions) =>
    send<contract.ContrastFixAnswer>('GET', '/colors/contrast/fix', { ...call, query }),

  /** WCAG contrast of each pair of 2 to 20 colors. */
  matrix: (query: contract.MatrixQuery, call?: CallOptions) =>
    send<contract.MatrixAnswer>('GET', '/colors/matrix', { ...call, query }),

  /** How colors may look with a color-vision deficiency. */
  vision: (query: contract.VisionQuery, call?: CallOptions) =>
    send<contract.VisionAnswer>('GET', '/colors/vision', { ...call, query }),

  /** A color between two others. */
  mix: (query: contract.MixQuery, call?: CallOptions) =>
    send<contract.MixAnswer>('GET', '/colors/mix', { ...call, query }),

  /** Colors at even distances along a path through other colors. */
  gradient: (query: contract.GradientQuery, call?: CallOptions) =>
    send<contract.GradientAnswer>('GET', '/colors/gradient', { ...call, query }),

  /** The colors of a picture, 5 by default, the largest share first. */
  extract: (
    image: Blob,
    { count, preset, region }: contract.ExtractOptions = {},
    call?: CallOptions,
  ) => {
    const body = new FormData();
    if (count !== undefined) body.set('count', String(count));
    if (preset !== undefined) body.set('preset', preset);
    if (region) body.set('region', [region.x, region.y, region.width, region.height].join());
    body.set('image', image);
    return send<contract.ExtractAnswer>('POST', '/colors/extract', { ...call, body, isSafe: true });
  },

  /** Saves a color as a favorite of the account; needs a token. */
  save: (body: contract.SaveColorRequest, call?: CallOptions) =>
    send<contract.SavedColor>('POST', '/user/colors', { ...call, body }),
});
