import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { parseYaml } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';

/**
 * What is wrong with a body that creates variables, by Figma's own description of its API; empty if
 * nothing is. Figma itself is not asked.
 */
export function breachesOfFigma(payload: unknown): string {
  const file = fileURLToPath(import.meta.resolve('@figma/rest-api-spec/openapi/openapi.yaml'));
  // Every RGBA color is an RGB color by the document too, so that "one of" them can never hold.
  const yaml = readFileSync(file, 'utf8').replaceAll('oneOf:', 'anyOf:');
  const { paths, components } = parseYaml(yaml) as FigmaDocument;
  const body = paths['/v1/files/{file_key}/variables'].post.requestBody;
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'figma', components });
  const { schema } = body.content['application/json'];
  const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"figma#/'));
  return ajv.validate(absolute, payload) ? '' : ajv.errorsText();
}

interface FigmaDocument {
  components: object;
  paths: Record<
    '/v1/files/{file_key}/variables',
    { post: { requestBody: { content: Record<'application/json', { schema: object }> } } }
  >;
}
