import type { OpenAPIV3_1 } from 'openapi-types';

/** The part of JSON Schema that the contract uses. */
export type Schema = {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string | string[];
  format?: string;
  pattern?: string;
  description?: string;
  contentEncoding?: string;
  properties?: Record<string, Schema>;
  propertyNames?: Schema;
  additionalProperties?: Schema | false;
  enum?: string[];
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
};

export type ObjectSchema = Schema & { type: 'object' };

const COMPONENTS = '#/components/schemas/';
const DEFINITIONS = '#/$defs/';

/** A schema, or the definition of the root that it refers to. */
export const resolveSchema = (schema: Schema, root: Schema): Schema =>
  schema.$ref ? (root.$defs?.[schema.$ref.replace(DEFINITIONS, '')] ?? {}) : schema;

/** The same schema of an object, with the components of the document that it refers to inside it. */
export function withDefinitions(input: Schema, { components }: OpenAPIV3_1.Document): ObjectSchema {
  const definitions: Record<string, Schema> = {};
  const collect = (schema: Schema): void => {
    for (const name of namesIn(schema)) {
      if (name in definitions) continue;
      definitions[name] = components?.schemas?.[name] as Schema;
      collect(definitions[name]);
    }
  };
  collect(input);

  const [own = ''] = input.$ref ? namesIn(input) : [];
  const { [own]: root = input, ...others } = definitions;
  const whole = {
    ...root,
    type: 'object' as const,
    ...(Object.keys(others).length > 0 && { $defs: others }),
  };
  return JSON.parse(JSON.stringify(whole).replaceAll(COMPONENTS, DEFINITIONS));
}

const namesIn = (schema: Schema): string[] =>
  [...JSON.stringify(schema).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name = '']) => name,
  );
