import { AppError } from '../app-error.ts';

/** Requests in progress end within milliseconds, so a short wait is enough. */
const RETRY_SECONDS = 1;

export const overloaded = new AppError(
  'overloaded',
  'Too much is under way at once; try again in a second',
  undefined,
  { retryAfterSeconds: RETRY_SECONDS },
);

/** In one piece, so that a client that was refused does not have to request files as well. */
export const busyPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Very busy - Swatchwork</title>
<h1>Too many people are here at once</h1>
<p>Nothing that you saved is lost. Please wait a second, then reload this page.</p>
</html>
`;
