/**
 * What a route's loader says, from the server or, where that is out of reach, from the browser.
 *
 * @throws What the server answered, if it did: an error page, or where to go instead.
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
