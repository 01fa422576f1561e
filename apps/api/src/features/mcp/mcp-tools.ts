import type { OpenAPIV3_1 } from 'openapi-types';

type Schema = Record<string, unknown>;

/** An operation of the API, offered as a tool to a design assistant. */
export type McpTool = {
  name: string;
  title: string;
  description: string;
  inputSchema: Schema & { type: 'object' };
  method: string;
  path: string;
};

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
  search_palettes: 'GET /palettes',
  export_palette: 'POST /palettes/export',
  create_theme: 'POST /themes',
  check_theme: 'POST /themes/check',
  export_theme: 'POST /themes/export',
  repair_theme: 'POST /themes/repair',
} as const;

const COMPONENTS = '#/components/schemas/';
const DEFINITIONS = '#/$defs/';

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
    const inputSchema = withDefinitions(inputOf(operation), document);
    return { name, title: summary, description, inputSchema, method, path };
  });
}

/** The body, or the parameters as the fields of one object. */
function inputOf({ requestBody, parameters = [] }: OpenAPIV3_1.OperationObject): Schema {
  if (requestBody && 'content' in requestBody) {
    return requestBody.content['application/json']?.schema as Schema;
  }
  const known = parameters.filter((parameter) => 'in' in parameter);
  return {
    type: 'object',
    properties: Object.fromEntries(
      known.map(({ name, description, schema }) => [name, { ...schema, description }]),
    ),
    required: known.filter(({ required }) => required).map(({ name }) => name),
  };
}

/** The same schema, with the components that it refers to inside it. */
function withDefinitions(
  input: Schema,
  { components }: OpenAPIV3_1.Document,
): McpTool['inputSchema'] {
  const definitions: Record<string, Schema> = {};
  const collect = (schema: unknown): void => {
    for (const name of namesIn(schema)) {
      if (name in definitions) continue;
      definitions[name] = components?.schemas?.[name] as Schema;
      collect(definitions[name]);
    }
  };
  collect(input);

  const [own] = typeof input.$ref === 'string' ? namesIn(input) : [];
  const { [own ?? '']: root = input, ...others } = definitions;
  const whole = {
    ...root,
    type: 'object' as const,
    ...(Object.keys(others).length > 0 && { $defs: others }),
  };
  return JSON.parse(JSON.stringify(whole).replaceAll(COMPONENTS, DEFINITIONS));
}

const namesIn = (schema: unknown): string[] =>
  [...JSON.stringify(schema).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name = '']) => name,
  );
