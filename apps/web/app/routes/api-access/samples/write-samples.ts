import type { Endpoint } from '../document/endpoint.ts';
import { toCall } from './call.ts';
import { writeCurl } from './curl.ts';
import { writeJavaScript } from './javascript.ts';
import { writePython } from './python.ts';

/** The example call of an endpoint in each language. */
export type Samples = { javascript: string; python: string; curl: string };

/** @param origin Where the API is, without a closing slash. */
export function writeSamples(endpoint: Endpoint, origin: string): Samples {
  const call = toCall(endpoint, origin);
  return { javascript: writeJavaScript(call), python: writePython(call), curl: writeCurl(call) };
}
