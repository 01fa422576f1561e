/**
 * Something outside the program prevents its start: a setting, a directory, another process. The
 * message is one sentence for the operator, which names what is wrong and what would fix it; it is
 * shown without a stack.
 */
export class StartError extends Error {
  override name = 'StartError';
}
