import type * as contract from '@swatchwork/contract';
import { themeLink } from '@swatchwork/formats/themes';
import type { z } from 'zod';

import type { FilePool } from '../../workers/file-pool.ts';
import { type InputRefusal, toAppError } from './input-refusal.ts';
import { answerTheme, checkTheme } from './theme-jobs.ts';

/**
 * Work within these limits takes less than 10 ms at its worst and is done on the main thread:
 * sending it to a thread would cost more. Judgments are pairs times modes.
 */
const AT_ONCE = { brands: 3, overrides: 20, judgments: 20 };

export type ThemeService = ReturnType<typeof createThemeService>;

/**
 * Themes, their files, and checks of colors in modes.
 *
 * @param site Whose pages show the themes, without a closing slash.
 */
export function createThemeService(pool: FilePool, site: string) {
  function answer(asked: z.output<typeof contract.CreateThemeRequest>) {
    const overrides = Object.values(asked.overrides ?? {}).flatMap(Object.keys);
    const isShort =
      asked.brands.length <= AT_ONCE.brands &&
      overrides.length <= AT_ONCE.overrides &&
      (asked.vision ?? 'every') === 'every';
    return isShort ? answerTheme(asked) : pool.runInSlot('answerTheme', asked);
  }

  return {
    /** A theme, without the long parts that were not asked for. */
    async createTheme(
      asked: z.output<typeof contract.CreateThemeRequest>,
    ): Promise<contract.ThemeAnswer> {
      return accept(answer(asked));
    },

    /** Throws where no theme can be made of what a request holds in its field `input`. */
    async checkInput(input: contract.ThemeInput): Promise<void> {
      await accept(answer({ ...input, parts: [] }), 'input');
    },

    /** The same theme as a file, with its name, media type and notes. */
    async exportTheme({
      format,
      name,
      modes,
      p3,
      ...input
    }: z.output<typeof contract.ExportThemeRequest>) {
      const options = {
        ...(name !== undefined && { name }),
        ...(modes !== undefined && { modes }),
        ...(p3 !== undefined && { p3 }),
        ...(format === 'zip' && { link: themeLink(site, input, name) }),
      };
      const task = { format, input, options };
      const { bytes, ...file } = await accept(pool.runInSlot('writeThemeFile', task));
      return { ...file, content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
    },

    /** How each pair of colors fares in each mode, and what would repair it. */
    async checkTheme(
      asked: z.output<typeof contract.CheckThemeRequest>,
    ): Promise<contract.CheckThemeAnswer> {
      const { modes, pairs } = asked;
      const judgments = pairs && pairs.length * Object.keys(modes).length;
      const isShort = judgments !== undefined && judgments <= AT_ONCE.judgments;
      return accept(isShort ? checkTheme(asked) : pool.runInSlot('checkTheme', asked));
    },

    /** What fails in the files of a theme, and the files with the values changed that mend it. */
    async repairTheme({
      files,
      ...options
    }: z.output<typeof contract.RepairThemeRequest>): Promise<contract.RepairThemeAnswer> {
      return accept(pool.runInSlot('repairTheme', { files, options }));
    },

    /** The files of a theme with the mode that they lack, and why each of its colors is as it is. */
    async addMode({
      files,
      kind,
      ...options
    }: z.output<typeof contract.AddModeRequest>): Promise<contract.AddModeAnswer> {
      return accept(pool.runInSlot('addThemeMode', { files, kind, options }));
    },

    /** The stray colors of sources, and the plan for them. */
    async auditColors(
      asked: z.output<typeof contract.AuditColorsRequest>,
    ): Promise<contract.AuditColorsAnswer> {
      return accept(pool.runInSlot('auditColors', asked));
    },

    /** The tokens that a color is, or is near to. */
    async suggestToken(
      asked: z.output<typeof contract.SuggestTokenRequest>,
    ): Promise<contract.SuggestTokenAnswer> {
      return accept(pool.runInSlot('suggestToken', asked));
    },
  };
}

/** The result of a job, or its refusal as the API's, about what stands `within` a field. */
async function accept<Result>(
  job: Promise<{ result: Result } | { refusal: InputRefusal }>,
  within?: string,
): Promise<Result> {
  const answer = await job;
  if ('refusal' in answer) throw toAppError(answer.refusal, within);
  return answer.result;
}
