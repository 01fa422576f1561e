import type { RouterContextProvider } from 'react-router';

import { apiFetchContext } from '../../../api/api-context.ts';
import type { ApiDocument } from './openapi.ts';

/** The OpenAPI document, as this very server answers it. */
export async function loadDocument(context: Readonly<RouterContextProvider>): Promise<ApiDocument> {
  const answer = await context.get(apiFetchContext)('/api/openapi.json');
  if (!answer.ok) throw new Error(`The OpenAPI document was answered with ${answer.status}`);
  return answer.json();
}
