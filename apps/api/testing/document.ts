import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

import type { Access } from '../src/plugins/guard/access.ts';
import { createTestApp } from './app.ts';

export type Schema = Record<string, unknown>;

type Examples = Record<string, { value: unknown }>;

type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  description?: string;
  required?: boolean;
  schema: Schema;
  example?: unknown;
  examples?: Examples;
};

type Content = Record<string, { schema: Schema; examples?: Examples }>;

export type Operation = {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security?: Record<string, string[]>[];
  'x-access': Access;
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, { description: string; content: Content }>;
};

export type DocumentedOperation = {
  /** The name in the table of access: `POST /colors/convert`. */
  name: string;
  method: string;
  path: string;
  operation: Operation;
};

/** One complete call of the document: its parts, and its answer. */
export type ExampleCall = {
  /** The key that the parts share: `example1`. */
  key: string;
  params: Record<string, string>;
  query: Record<string, string>;
  headers: Record<string, string>;
  mediaType: string | undefined;
  body: unknown;
  status: number;
  answer: unknown;
};

/** The document that `/api/openapi.json` answers. */
export async function loadDocument() {
  const app = await createTestApp();
  const text = (await app.inject('/api/openapi.json')).body;
  await app.close();
  return readDocument(text);
}

/** @param text The document as JSON. */
export function readDocument(text: string) {
  const document: {
    openapi: string;
    info: { contact?: { name: string; url: string } };
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, Schema> };
  } = JSON.parse(text);

  const operations: DocumentedOperation[] = Object.entries(document.paths).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([lower, operation]) => {
        const method = lower.toUpperCase();
        return { name: `${method} ${path}`, method, path, operation };
      }),
  );

  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema({ $id: 'document', components: document.components });
  const validators = new Map<Schema, ValidateFunction>();

  return {
    text,
    document,
    operations,

    /** The fault of a value by a schema; undefined if it is valid. */
    problemOf(schema: Schema, value: unknown): string | undefined {
      const known = validators.get(schema) ?? ajv.compile(absolute(schema));
      validators.set(schema, known);
      return known(value) ? undefined : ajv.errorsText(known.errors);
    },
  };
}

export type LoadedDocument = Awaited<ReturnType<typeof loadDocument>>;

/**
 * Makes references absolute, so that they point to the document's components wherever a schema is
 * compiled.
 */
const absolute = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/'));

/** The complete calls in the examples of an operation. */
export function exampleCalls({ operation }: DocumentedOperation): ExampleCall[] {
  const [status = '', answer] = Object.entries(operation.responses)[0] ?? [];
  const answers = Object.values(answer?.content ?? {})[0]?.examples ?? {};
  return Object.entries(answers).map(([key, { value }]) => {
    const given = (place: Parameter['in']) =>
      Object.fromEntries(
        (operation.parameters ?? []).flatMap(({ name, in: where, examples }) =>
          where === place && examples?.[key] ? [[name, String(examples[key].value)]] : [],
        ),
      );
    const [mediaType, media] =
      Object.entries(operation.requestBody?.content ?? {}).find(
        ([, { examples }]) => examples?.[key],
      ) ?? [];
    return {
      key,
      params: given('path'),
      query: given('query'),
      headers: given('header'),
      mediaType,
      body: media?.examples?.[key]?.value,
      status: Number(status),
      answer: value,
    };
  });
}
