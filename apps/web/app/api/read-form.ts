/** The form of a request; empty if there is none, or if it cannot be parsed. */
export const readForm = (request: Request): Promise<FormData> =>
  request.formData().catch(() => new FormData());
