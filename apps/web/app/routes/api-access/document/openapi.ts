/** The part of OpenAPI 3.1 that the pages read. @see https://spec.openapis.org/oas/v3.1.1.html */
export type ApiDocument = {
  info: { title: string; version: string; description: string };
  tags?: { name: string; description?: string }[];
  paths: Record<string, Record<string, OperationObject>>;
  components: { schemas: Schemas; headers?: Record<string, HeaderObject> };
  security?: Security;
};

/** Accepted callers, an extension of this API; a query parameter may change them. */
export type Access =
  | string
  | { usually: string; where: { query: string; is: string }; only: string };

export type OperationObject = {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  parameters?: ParameterObject[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Record<string, ResponseObject>;
  security?: Security;
  'x-access'?: Access;
};

export type ResponseObject = {
  description: string;
  headers?: Record<string, { $ref?: string }>;
  content?: Record<string, Media>;
};

export type HeaderObject = { description?: string; schema?: Schema; example?: unknown };

export type ParameterObject = {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  description?: string;
  schema?: Schema;
  example?: unknown;
  examples?: NamedExamples;
};

export type Media = { schema?: Schema; example?: unknown; examples?: NamedExamples };

type NamedExamples = Record<string, { summary?: string; value?: unknown }>;

type Security = Record<string, string[]>[];

export type Schema = {
  /** Of an object whose names are free; the others name their fields. */
  additionalProperties?: Schema;
  prefixItems?: Schema[];
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};

export type Schemas = Record<string, Schema>;

export const COMPONENT = '#/components/schemas/';

/** Follows a reference to its schema. Keywords beside the reference override it. */
export function resolveSchema(schema: Schema | undefined, schemas: Schemas): Schema {
  if (!schema?.$ref) return schema ?? {};
  const { $ref, ...own } = schema;
  return { ...resolveSchema(schemas[$ref.replace(COMPONENT, '')], schemas), ...own };
}
