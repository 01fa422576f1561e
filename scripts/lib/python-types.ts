import { isDeepStrictEqual } from 'node:util';

import { isForClients } from './client-operations.ts';

type Schema = {
  $ref?: string;
  description?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
};

type Parameter = {
  name: string;
  in: string;
  description?: string;
  required?: boolean;
  schema: Schema;
};

type Media = Record<string, { schema?: Schema }>;

type Operation = {
  operationId: string;
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: { content: Media };
  responses: Record<string, { content?: Media }>;
};

/** The part of an OpenAPI document that is read. */
export type OpenApiDocument = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

const HEADER = `"""
What the API answers, and the words and options that it takes.

Written from the API's own document, see \`docs/decisions/0013-api-document-and-clients.md\`; do not edit.
"""

from __future__ import annotations

from typing import Any, Dict, List, Literal, Mapping, Optional, Sequence, TypedDict, Union
`;

/**
 * Writes the module of types of the Python client: a `TypedDict` for each object in an answer, and
 * of what each call may be given besides what it needs; and a `Literal` for each list of words that a
 * field of a body or query may have.
 */
export function writePythonTypes({ paths, components }: OpenApiDocument): string {
  const writer = createWriter(components.schemas);
  writer.write({ $ref: '#/components/schemas/ErrorBody' }, 'ErrorBody');

  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  for (const operation of operations.filter(isForClients)) {
    const { operationId, parameters = [], requestBody, responses } = operation;
    const name = upperFirst(operationId);
    for (const parameter of parameters) {
      if (isLiteral(parameter.schema))
        writer.write(parameter.schema, name + upperFirst(parameter.name));
    }
    const query = parameters.filter((one) => one.in === 'query' && !one.required);
    writer.writeOptions(name, query.map(toField), (field) => writer.writeQuery(field, name));
    const body = requestBody?.content['application/json']?.schema;
    if (body) writer.writeBody(body, `${name}Request`);
    for (const [status, { content }] of Object.entries(responses)) {
      const answer = content?.['application/json']?.schema;
      if (status.startsWith('2') && answer) writer.write(answer, `${name}Answer`);
    }
  }
  return `${HEADER}\n${writer.definitions().join('\n\n')}\n`;
}

const toField = ({ name, description = '', schema }: Parameter): [string, Schema] => [
  name,
  { description, ...schema },
];

const upperFirst = (text: string) =>
  text.replace(/(^|[-_])(\w)/g, (_all, _mark, letter: string) => letter.toUpperCase());

function createWriter(schemas: Record<string, Schema>) {
  const written = new Map<string, { schema: Schema; text: string }>();

  /** Names a definition once; definitions that it uses have to come first. */
  function define(name: string, schema: Schema, write: () => string): string {
    const known = written.get(name);
    if (known && !isDeepStrictEqual(known.schema, schema)) {
      throw new Error(`${name} would stand for two different schemas`);
    }
    if (!known) {
      const text = write();
      written.set(name, { schema, text });
    }
    return name;
  }

  /** @returns The Python expression for a schema. */
  function write(schema: Schema, name: string): string {
    if (schema.$ref) {
      const id = schema.$ref.split('/').at(-1)!;
      return write(schemas[id]!, id);
    }
    if (schema.const !== undefined) return `Literal[${toPython(schema.const)}]`;
    if (isLiteral(schema)) {
      const words = schema.enum!.map((word) => `    ${toPython(word)},\n`).join('');
      return define(name, schema, () => `${name} = Literal[\n${words}]\n`);
    }
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return union(choices.map((choice, index) => write(choice, name + (index || ''))));
    if (Array.isArray(schema.type)) {
      return union(schema.type.map((type) => write({ ...schema, type }, name)));
    }
    if (schema.properties) return define(name, schema, () => writeObject(schema, name));
    if (schema.type === 'object') {
      const values = Object(schema.additionalProperties) as Schema;
      return `Dict[str, ${write(values, `${name}Value`)}]`;
    }
    if (schema.type === 'array') return `List[${write(schema.items ?? {}, `${name}Entry`)}]`;
    return SIMPLE[schema.type ?? ''] ?? 'Any';
  }

  const resolve = (schema: Schema): Schema =>
    schema.$ref ? schemas[schema.$ref.split('/').at(-1)!]! : schema;

  /** @returns The Python expression for what may be sent: any list, any mapping. */
  function writeInput(given: Schema): string {
    const schema = resolve(given);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return union(choices.map(writeInput));
    if (Array.isArray(schema.type)) {
      return union(schema.type.map((type) => writeInput({ ...schema, type })));
    }
    if (isLiteral(schema)) return `Literal[${schema.enum!.map(toPython).join(', ')}]`;
    if (schema.type === 'array') return `Sequence[${writeInput(schema.items ?? {})}]`;
    if (schema.type === 'object') return 'Mapping[str, Any]';
    return SIMPLE[schema.type ?? ''] ?? 'Any';
  }

  function writeObject({ properties = {}, required = [] }: Schema, name: string): string {
    const fields = Object.entries(properties).map(([key, field]) => ({
      key,
      type: write(field, name + upperFirst(key)),
    }));
    const isNeeded = ({ key }: Field) => required.includes(key);
    const isOdd = ({ key }: Field) => !IDENTIFIER.test(key);
    const odd = fields.filter(isOdd);
    const needed = fields.filter((field) => isNeeded(field) && !isOdd(field));
    const others = fields.filter((field) => !isNeeded(field) && !isOdd(field));
    if (odd.some(isNeeded)) throw new Error(`${name} has a field that Python cannot name`);
    const bases =
      odd.length > 0 ? [{ name: `_${name}Odd`, text: writeCall(`_${name}Odd`, odd) }] : [];
    if (others.length === 0 && odd.length === 0) return writeClass(name, 'TypedDict', needed);
    // `NotRequired` would need Python 3.11.
    const base = `_${name}Needed`;
    if (needed.length > 0)
      bases.unshift({ name: base, text: writeClass(base, 'TypedDict', needed) });
    const names = bases.map((one) => one.name).join(', ') || 'TypedDict';
    const own = writeClass(name, `${names}, total=False`, others);
    return [...bases.map(({ text }) => text), own].join('\n\n');
  }

  return {
    write,

    /** The words that a field of a body may have, and the fields that may be left out. */
    writeBody(body: Schema, fallback: string): void {
      const name = body.$ref?.split('/').at(-1) ?? fallback;
      const { properties = {}, required = [] } = resolve(body);
      for (const [key, field] of Object.entries(properties)) {
        if (isLiteral(field)) write(field, name + upperFirst(key));
      }
      const others = Object.entries(properties).filter(([key]) => !required.includes(key));
      this.writeOptions(name.replace(/Request$/, ''), others, ([key, field]) =>
        isLiteral(field) ? name + upperFirst(key) : writeInput(field),
      );
    },

    /** The type of a parameter of a query, where lists are joined by commas. */
    writeQuery([key, field]: [string, Schema], name: string): string {
      if (field.enum?.every((word) => word === 'true' || word === 'false')) return 'bool';
      if (isLiteral(field)) return name + upperFirst(key);
      return field.type === 'string' ? 'Union[str, Sequence[str]]' : writeInput(field);
    },

    /** Keyword arguments of a call, as Python names them. */
    writeOptions(
      name: string,
      fields: [string, Schema][],
      typeOf: (field: [string, Schema]) => string,
    ): void {
      if (fields.length === 0) return;
      const lines = fields.map((field) => {
        const [key, { description }] = field;
        const snake = key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
        const about = description ? `    """${description.replaceAll('\\', '\\\\')}"""\n` : '';
        return `    ${snake}: ${union([typeOf(field), 'None'])}\n${about}`;
      });
      const text = `class ${name}Options(TypedDict, total=False):\n${lines.join('')}`;
      define(`${name}Options`, { properties: Object.fromEntries(fields) }, () => text);
    },

    definitions: () => [...written.values()].map(({ text }) => text),
  };
}

const SIMPLE: Record<string, string> = {
  string: 'str',
  number: 'float',
  integer: 'int',
  boolean: 'bool',
  null: 'None',
};

const toPython = (value: unknown) =>
  typeof value === 'boolean' ? upperFirst(String(value)) : JSON.stringify(value);

function union(types: string[]): string {
  const others = [...new Set(types)].filter((type) => type !== 'None');
  const one = others.length > 1 ? `Union[${others.join(', ')}]` : (others[0] ?? 'None');
  const isOptional = types.includes('None') && others.length > 0 && !one.startsWith('Optional[');
  return isOptional ? `Optional[${one}]` : one;
}

const IDENTIFIER =
  /^(?!(?:from|in|is|as|if|or|and|not|class|def|pass|import|with|for)$)[a-z_]\w*$/i;

type Field = { key: string; type: string };

/** For fields that a class cannot name, such as `from`. */
function writeCall(name: string, fields: Field[]): string {
  const entries = fields.map(({ key, type }) => `${JSON.stringify(key)}: ${type}`);
  return `${name} = TypedDict("${name}", {${entries.join(', ')}}, total=False)\n`;
}

function writeClass(name: string, bases: string, fields: Field[]): string {
  const lines = fields.map(({ key, type }) => `    ${key}: ${type}`);
  return `class ${name}(${bases}):\n${lines.join('\n') || '    pass'}\n`;
}

/** Whether a schema lists words. Python has no literal of a fraction. */
const isLiteral = ({ enum: words }: Schema): boolean =>
  words?.every((word) => typeof word !== 'number' || Number.isInteger(word)) ?? false;
