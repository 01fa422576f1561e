/** The form of a request; an empty one where there is none, or none that can be read. */
export const readForm = (request: Request): Promise<FormData> =>
  request.formData().catch(() => new FormData());
