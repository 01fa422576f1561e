/**
 * The answer of a route's loader, from the server or, if the server is unreachable, the browser.
 *
 * @throws The answer of the server, if there was one: an error page, or a redirect.
 */
export async function orOffline<Data>(
  fromServer: () => Promise<Data>,
  inBrowser: () => Data | Promise<Data>,
): Promise<Data> {
  try {
    return await fromServer();
  } catch (error) {
    if (error instanceof TypeError) return inBrowser(); // as `fetch` fails without a connection
    throw error;
  }
}
