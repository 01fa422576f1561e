import type { OpenAPIV3_1 } from 'openapi-types';

import { withAnyColor } from './mcp-colors.ts';
import { type ObjectSchema, type Schema, withDefinitions } from './mcp-schemas.ts';

/** An operation of the API, offered as a tool to a design assistant. */
export type McpTool = {
  name: string;
  title: string;
  description: string;
  /** What the assistant sends: any CSS color for a color, and files as base64. */
  inputSchema: ObjectSchema;
  /** Whether it takes `full`, for all of a long answer. */
  mayBeLong: boolean;
  /** Arguments that a call has unless the caller gives them, or asks for all. */
  short: Record<string, unknown>;
  /** What the operation takes: six hex digits for most colors. */
  ownSchema: Schema;
  /** Arguments that are files. */
  files: string[];
  method: string;
  path: string;
};

/** The tool that decodes pictures: its calls take a slot before they are worked through. */
export const EXTRACTING_TOOL = 'extract_colors';

/** Tools by name, with their operations. None of them changes anything. */
const TOOLS = {
  convert_color: 'POST /colors/convert',
  check_contrast: 'POST /colors/contrast',
  fix_contrast: 'GET /colors/contrast/fix',
  contrast_matrix: 'GET /colors/matrix',
  find_harmonies: 'POST /colors/harmonies',
  generate_palette: 'POST /palettes/generate',
  check_palette: 'POST /palettes/check',
  create_chart_palette: 'POST /palettes/charts',
  name_color: 'GET /colors/names',
  make_scale: 'GET /colors/scale',
  simulate_vision: 'GET /colors/vision',
  mix_colors: 'GET /colors/mix',
  make_gradient: 'GET /colors/gradient',
  color_of_the_day: 'GET /color-of-the-day',
  [EXTRACTING_TOOL]: 'POST /colors/extract',
  search_palettes: 'GET /palettes',
  export_palette: 'POST /palettes/export',
  import_palette: 'POST /palettes/import',
  match_palette: 'POST /palettes/match',
  create_theme: 'POST /themes',
  check_theme: 'POST /themes/check',
  export_theme: 'POST /themes/export',
  repair_theme: 'POST /themes/repair',
  add_mode: 'POST /themes/mode',
  audit_colors: 'POST /themes/audit',
  suggest_token: 'POST /themes/suggest',
} as const;

/** Where an operation speaks of headers, which no assistant sees. */
const DESCRIPTIONS: Record<string, string> = {
  search_palettes:
    'Returns one page of public palettes by words, tag, suitability, or colors near one color or near each of up to three. To get the next page, send `nextCursor` as `cursor`. `total` counts all pages, up to 1,000 for searches.',
  export_theme:
    'Returns the theme of the same input as a file in one of the formats; formats of several files are returned as a ZIP archive. `notes` say what the format cannot store.',
};

const CURSOR = 'The `nextCursor` of the previous page.';

const BASE64 = 'The file as base64; a message can have at most 256 KiB.';

/** What is asked for where the caller says nothing of it, so that the answer is short. */
const SHORT: Record<string, Record<string, unknown>> = {
  create_theme: { parts: ['modes'] },
  search_palettes: { limit: 10 },
};

/** The tools whose answers may be longer than a short one. */
const LONG = [
  'contrast_matrix',
  'check_palette',
  'create_chart_palette',
  'name_color',
  'make_scale',
  'make_gradient',
  'simulate_vision',
  'import_palette',
  'match_palette',
  'create_theme',
  'check_theme',
  'repair_theme',
  'add_mode',
  'audit_colors',
];

const WHOLE: Schema = {
  type: 'boolean',
  description: 'Return all. By default long lists are cut to fit 20 kB.',
};

/** Of schemas, which the API says where an argument does not keep to it. */
const UNSAID = ['pattern', 'examples', 'minLength', 'maxLength'];

/** The most names that a schema lists: those of all roles of a theme would be half of all schemas. */
const MOST_NAMES = 60;

/**
 * Describes the tools as the document of the API describes their operations.
 *
 * @throws {Error} If one of them is not in the document.
 */
export function describeTools(document: OpenAPIV3_1.Document): McpTool[] {
  return Object.entries(TOOLS).map(([name, key]) => {
    const [method = '', path = ''] = key.split(' ');
    const operation = document.paths?.[path]?.[method.toLowerCase() as 'get' | 'post'];
    if (!operation) throw new Error(`The tool ${name} is no operation of the document: ${key}`);
    const { summary = '', description = '' } = operation;
    const ownSchema = withDefinitions(inputOf(operation, document), document);
    const files = Object.entries(ownSchema.properties ?? {})
      .filter(([, { contentEncoding }]) => contentEncoding === 'base64')
      .map(([field]) => field);
    return {
      name,
      title: summary,
      description: DESCRIPTIONS[name] ?? description,
      inputSchema: shownSchema(ownSchema, LONG.includes(name)),
      mayBeLong: LONG.includes(name),
      short: SHORT[name] ?? {},
      ownSchema,
      files,
      method,
      path,
    };
  });
}

/** The body, or the parameters as the fields of one object. */
function inputOf(operation: OpenAPIV3_1.OperationObject, document: OpenAPIV3_1.Document): Schema {
  const { requestBody, parameters = [] } = operation;
  if (requestBody && 'content' in requestBody) {
    const { 'application/json': json, 'multipart/form-data': form } = requestBody.content;
    if (!form) return json?.schema as Schema;
    const kinds = [json, form].flatMap((media) => (media ? [media.schema as Schema] : []));
    return eitherOf(kinds.map((schema) => withDefinitions(schema, document)));
  }
  const known = parameters.filter((parameter) => 'in' in parameter);
  return {
    type: 'object',
    properties: Object.fromEntries(
      known.map(({ name, description, schema }) => [
        name,
        { ...schema, description: name === 'cursor' ? CURSOR : description } as Schema,
      ]),
    ),
    required: known.filter(({ required }) => required).map(({ name }) => name),
  };
}

/** The fields of several bodies, with files as base64: needed is what each of them needs. */
function eitherOf(bodies: readonly Schema[]): Schema {
  const fields = bodies.flatMap(({ properties = {} }) => Object.entries(properties));
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map(([name, { format, ...schema }]) => [
        name,
        format === 'binary' ? asBase64(schema) : { ...schema, ...(format && { format }) },
      ]),
    ),
    required: (bodies[0]?.required ?? []).filter((name) =>
      bodies.every(({ required }) => required?.includes(name)),
    ),
  };
}

const asBase64 = ({ description }: Schema): Schema => ({
  type: 'string',
  contentEncoding: 'base64',
  description: [description, BASE64].filter(Boolean).join(' '),
});

/** The schema of the arguments as assistants read it, without what takes much room and tells little. */
function shownSchema(schema: ObjectSchema, mayBeLong: boolean): ObjectSchema {
  const slim = JSON.parse(JSON.stringify(withAnyColor(schema)), (key, part) => {
    if (UNSAID.includes(key)) return undefined;
    const isFew = key !== 'propertyNames' || part.enum?.length <= MOST_NAMES;
    return isFew ? part : undefined;
  }) as ObjectSchema;
  return {
    ...slim,
    properties: { ...slim.properties, ...(mayBeLong && { full: WHOLE }) },
    additionalProperties: false,
  };
}
