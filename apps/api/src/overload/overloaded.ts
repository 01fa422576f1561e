import { AppError } from '../app-error.ts';
import { plainPage } from '../pages/render/error-page.ts';

/** Requests in progress end within milliseconds, so a short wait is enough. */
const RETRY_SECONDS = 1;

export const overloaded = new AppError(
  'overloaded',
  'The server is busy; try again in a second',
  undefined,
  { retryAfterSeconds: RETRY_SECONDS },
);

export const busyPage = plainPage(
  'Very busy',
  'Too many visitors at once',
  'Nothing that you saved is lost. Please wait a second, then reload this page.',
);
