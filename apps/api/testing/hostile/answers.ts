import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

import { ErrorBody } from '@swatchwork/contract';
import type { DocumentedOperation, LoadedDocument } from '../document.ts';
import type { HostileRequest } from './requests.ts';

export type HostileAnswer = {
  status: number;
  headers: Record<string, unknown>;
  /** The bytes as sent, which may be compressed. */
  body: Buffer;
};

/**
 * Statuses that every address may answer before an operation runs: see the description of the API.
 */
const GENERAL = [400, 401, 404, 405, 429];

const UNPACKERS: Record<string, (packed: Buffer) => Buffer> = {
  gzip: gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

/** Compares answers with the document. */
export function createJudge({ operations, problemOf: schemaProblemOf }: LoadedDocument) {
  const matchers = operations
    .toSorted((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))
    .map((documented) => ({
      documented,
      pattern: new RegExp(`^/api(/v1)?${documented.path.replace(/\{\w+\}/g, '[^/]*')}$`),
    }));

  /** The operation of an address, however odd the address is. */
  function operationAt({ method, url }: HostileRequest): DocumentedOperation | undefined {
    const [pathname = ''] = url.split('?', 1);
    const asked = method === 'HEAD' ? 'GET' : method;
    return matchers.find(
      ({ documented, pattern }) => documented.method === asked && pattern.test(pathname),
    )?.documented;
  }

  function findProblem(request: HostileRequest, answer: HostileAnswer): string | undefined {
    const { status, headers } = answer;
    const body = unpack(answer);
    const documented = operationAt(request)?.operation.responses[status];
    if (!documented && !GENERAL.includes(status)) return `${status} is not documented: ${body}`;
    if (status >= 500 && !isOverload(answer)) return `${status}: ${body}`;
    if (status === 429 && !('retry-after' in headers)) return '429 without Retry-After';
    if (request.method === 'HEAD') return undefined;
    if (documented && !documented.content && body === '') return undefined; // such as a 304

    const type = String(headers['content-type']);
    const content = Object.entries(documented?.content ?? { 'application/json': undefined });
    const [expected, media] = content.find(([expected]) => type.startsWith(expected)) ?? [];
    if (expected === undefined) return `the content type is ${type}`;
    if (!expected.endsWith('json')) return undefined;
    const value = JSON.parse(body);
    if (status >= 400) {
      const { success, data } = ErrorBody.safeParse(value);
      if (!success) return `no error body: ${body}`;
      if (data.requestId !== headers['x-request-id']) return `another request id: ${body}`;
      if (/node_modules|\.ts:\d|\bat \w+ \(/.test(data.error)) return `a stack: ${data.error}`;
      if (!documented) return undefined;
    }
    return media && schemaProblemOf(media.schema, value);
  }

  return {
    operationAt,

    /** The difference between an answer and the document, with the request; undefined for none. */
    problemOf(request: HostileRequest, answer: HostileAnswer): string | undefined {
      const problem = findProblem(request, answer);
      return problem && `${problem.slice(0, 500)}\n${JSON.stringify(request).slice(0, 1000)}`;
    },
  };
}

/** Whether the answer is the refusal of a saturated server: 503 with `Retry-After`. */
export const isOverload = (answer: HostileAnswer): boolean =>
  answer.status === 503 &&
  'retry-after' in answer.headers &&
  JSON.parse(unpack(answer)).code === 'overloaded';

const unpack = ({ headers, body }: HostileAnswer): string =>
  String(UNPACKERS[String(headers['content-encoding'])]?.(body) ?? body);
