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
  outputSchema: ObjectSchema;
  /** What the operation takes: six hex digits for most colors. */
  ownSchema: Schema;
  /** Arguments that are files. */
  files: string[];
  method: string;
  path: string;
};

/** The tool that decodes pictures: its calls take a seat before they are worked through. */
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
  create_theme: 'POST /themes',
  check_theme: 'POST /themes/check',
  export_theme: 'POST /themes/export',
  repair_theme: 'POST /themes/repair',
} as const;

/** Where an operation speaks of headers, which no assistant sees. */
const DESCRIPTIONS: Record<string, string> = {
  search_palettes:
    'One page of public palettes, by words, tag, the colors nearest to one or near to each of three, or what they are good for. While there are more, `nextCursor` continues as `cursor`; `total` counts all pages, searches up to 1,000.',
  export_theme:
    'Answers the theme of the same brand colors and choices as a file in one of the formats: a ZIP archive where the format has several files. `notes` say what the format cannot hold.',
};

const CURSOR = 'The `nextCursor` of the page before.';

const BASE64 = 'The bytes as base64; a message has at most 256 KiB.';

/** What a tool that answers a file says of it, besides the file itself. */
const FILE: ObjectSchema = {
  type: 'object',
  properties: {
    name: { type: 'string', description: 'To save it under.' },
    mediaType: { type: 'string' },
    notes: {
      type: 'array',
      items: { type: 'string' },
      description: 'What the format cannot hold.',
    },
  },
  required: ['name', 'mediaType', 'notes'],
};

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
      inputSchema: withAnyColor(ownSchema) as ObjectSchema,
      outputSchema: outputOf(operation, document),
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

/** The answer in JSON; a list becomes a page, since the answer of a tool is an object. */
function outputOf(
  { responses = {} }: OpenAPIV3_1.OperationObject,
  document: OpenAPIV3_1.Document,
): ObjectSchema {
  const { content = {} } = responses['200'] as OpenAPIV3_1.ResponseObject;
  if (Object.keys(content).length > 1) return FILE;
  const schema = content['application/json']?.schema as Schema;
  const components = document.components?.schemas as Record<string, Schema> | undefined;
  const whole = schema.$ref ? components?.[schema.$ref.split('/').at(-1) ?? ''] : schema;
  if (whole?.type !== 'array') return withDefinitions(schema, document);
  const page: Schema = {
    properties: {
      results: schema,
      total: { type: 'integer', description: 'Entries on all pages.' },
      nextCursor: { type: 'string', description: 'Continues the list. The last page has none.' },
    },
    required: ['results'],
  };
  return withDefinitions(page, document);
}
