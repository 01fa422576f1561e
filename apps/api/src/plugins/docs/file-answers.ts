import type { OpenAPIV3_1 } from 'openapi-types';
import type { z } from 'zod';

type Content = Record<string, OpenAPIV3_1.MediaTypeObject>;

/** A format of files: JSON and other text are documented as such, all else as bytes. */
type FileFormat = { mediaType: string; isText?: boolean };

const contentByAnswer = new WeakMap<z.ZodType, Content>();

/**
 * Declares that an answer is a file in one of these formats. The first has to be the format of the
 * examples.
 */
export function declareFiles<Answer extends z.ZodType>(
  answer: Answer,
  formats: readonly FileFormat[],
): Answer {
  const content = formats.map(({ mediaType, isText = /^text\/|json$/.test(mediaType) }) => [
    mediaType,
    { schema: schemaOf(mediaType, isText) },
  ]);
  contentByAnswer.set(answer, Object.fromEntries(content));
  return answer;
}

/** The media types of an answer that is a file, with what each holds; undefined for JSON. */
export const contentOf = (answer: z.ZodType): Content | undefined =>
  structuredClone(contentByAnswer.get(answer));

function schemaOf(mediaType: string, isText: boolean): OpenAPIV3_1.SchemaObject {
  if (/json$/.test(mediaType)) return { type: 'object', additionalProperties: {} };
  return isText ? { type: 'string' } : { type: 'string', format: 'binary' };
}
