import { createContext } from 'react';

/**
 * What the server knows of the answer that it renders; empty in the browser. Only an error page may
 * show the request's id: other pages are kept and sent to others as well.
 */
export const AnswerContext = createContext<{ nonce?: string; requestId?: string }>({});
