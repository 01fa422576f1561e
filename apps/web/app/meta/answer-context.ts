import { createContext } from 'react';

/**
 * Data about the answer that the server renders; empty in the browser. Only an error page may show
 * the request's id: other pages are cached and sent to other visitors as well.
 */
export const AnswerContext = createContext<{ nonce?: string; requestId?: string }>({});
