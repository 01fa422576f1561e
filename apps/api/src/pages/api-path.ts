/** True for `/api` and the paths below it; `/api-access` is a page. */
export const isApiPath = (url: string) => /^\/api(?:[/?]|$)/.test(url);
