import { globSync, readFileSync } from 'node:fs';

import { LIMITS, RATE_LIMITS } from '@swatchwork/contract';
import { expect, test } from 'vitest';
import { PURGE_MS } from '../apps/api/src/db/purge.ts';
import { IMAGE_QUEUE } from '../apps/api/src/features/image-colors/image-pool.ts';
import { MOST_WORDS } from '../apps/api/src/features/moderation/terms/compile-terms.ts';
import { CHECKED_AT_ONCE } from '../apps/api/src/features/palettes/check/palette-check.service.ts';
import { PROOF_LIFETIME_MS } from '../apps/api/src/features/palettes/like/like-proofs.ts';
import { COUNTED } from '../apps/api/src/features/palettes/search/count-palettes.ts';
import { SITEMAP_PAGE } from '../apps/api/src/features/sitemaps/palette-files.ts';
import { RENDERS_OF_SITEMAP } from '../apps/api/src/features/sitemaps/sitemaps.routes.ts';
import { FILES_KEPT_MS } from '../apps/api/src/features/sitemaps/sitemaps.service.ts';
import { MOST_ADDRESSES } from '../apps/api/src/features/sitemaps/write-sitemap.ts';
import { MOST_CONNECTIONS } from '../apps/api/src/http/http-server.ts';
import { ATTEMPT_LIMITS } from '../apps/api/src/limits/attempt-limits.ts';
import { MOST_HEADERS } from '../apps/api/src/overload/admission.ts';
import { BURST } from '../apps/api/src/overload/busy-loop.ts';
import {
  MOST_OF_RUSH,
  MOST_WAITING,
  RENDERED_AT_ONCE,
} from '../apps/api/src/overload/render-queue.ts';
import { PICTURE_FORMS_AT_ONCE } from '../apps/api/src/pages/picture-forms.ts';
import { FILE_QUEUE } from '../apps/api/src/workers/file-pool.ts';
import { CONTEXT_LIMITS } from '../packages/formats/src/contexts/context-sheet.ts';
import { JUDGMENT_LIMIT, PAIR_LIMIT } from '../packages/formats/src/repair/read-theme.ts';
import { fromRoot, ROOT } from './lib/root.ts';

const { requestsPerHour, pageRequestsPerMinute, rendersPerMinute } = RATE_LIMITS;
const { rendersOfPicture, networkTimes } = RATE_LIMITS;
const { passwords, askingWhatIsTaken, resetMails, unknownKeys, messages } = ATTEMPT_LIMITS;
const {
  confirmationMails,
  subscriptions,
  likes,
  unprovenLikes,
  weighingLikes,
  publications,
  reports,
  views,
  exports: accountExports,
} = ATTEMPT_LIMITS;
const KIB = 1024;
const MIB = 1024 * 1024;
const MINUTE_MS = 60_000;
const PASSWORDS = [passwords.ofAccount, passwords.ofAddress];

/** The numbers of each entry point, in the order in which SECURITY.md names them. */
const NUMBERS: Record<string, number[]> = {
  'any IPv6 address': [networkTimes, 64, 48],
  'a connection': [MOST_CONNECTIONS, MOST_HEADERS],
  'any request': [BURST],
  'a call of the API': [requestsPerHour.free, requestsPerHour.pro],
  'a call by a page of the site': [pageRequestsPerMinute],
  'an API key': [unknownKeys.ofAddress, LIMITS.apiKeys],
  '`/mcp`': [LIMITS.mcpBody / KIB],
  'a batch': [LIMITS.batchEntries.max],
  'a form of a page': [],
  'a page that is rendered': [rendersPerMinute, RENDERED_AT_ONCE, MOST_OF_RUSH, MOST_WAITING],
  'data of a page': [rendersPerMinute],
  "a palette's page, a palette as a file (`/palettes/NAME/css` and the other formats)": [],
  'a sitemap of palettes, their index': [
    RENDERS_OF_SITEMAP,
    rendersPerMinute,
    MOST_ADDRESSES,
    SITEMAP_PAGE,
    FILES_KEPT_MS / MINUTE_MS,
  ],
  'a palette in a frame of another site (`/embed/palettes/NAME`), `/oembed`': [],
  '`/llms.txt`, `/.well-known/security.txt`': [],
  'a shared picture': [rendersOfPicture, rendersPerMinute],
  'a cached page, a cached picture, a file': [],
  'the cache of pages': [],
  'any job in a thread (all of the following that name one)': [],
  'a picture that is sent': [LIMITS.imageBytes / MIB, IMAGE_QUEUE, PICTURE_FORMS_AT_ONCE],
  'a palette file': [
    LIMITS.paletteFile / MIB,
    LIMITS.importBody / MIB,
    LIMITS.jsonBody / KIB,
    FILE_QUEUE,
  ],
  'the check of a palette': [LIMITS.checkedColors.max, CHECKED_AT_ONCE, FILE_QUEUE],
  'a palette for charts': [
    LIMITS.chartCategories.max,
    LIMITS.chartSteps.max,
    LIMITS.chartGrounds.max,
    FILE_QUEUE,
  ],
  'a search, also for what is near a color': [LIMITS.searchText, LIMITS.listLimit.max, COUNTED],
  'a theme, a check of its colors, a repair of its files, a mode that they lack, an audit': [
    LIMITS.themeBrands.max,
    LIMITS.themeOverrides.max,
    LIMITS.checkedModes.max,
    LIMITS.checkedNames.max,
    LIMITS.checkedPairs.max,
    LIMITS.themeFiles.max,
    LIMITS.themeFiles.length,
    CONTEXT_LIMITS.contexts,
    PAIR_LIMIT,
    JUDGMENT_LIMIT,
  ],
  'a sign-in': [passwords.windowMs / MINUTE_MS, ...PASSWORDS],
  'whatever asks for the password again': PASSWORDS,
  registering: [askingWhatIsTaken.ofAddress],
  'changing a name or an address': [askingWhatIsTaken.ofAccount, askingWhatIsTaken.ofAddress],
  'a reset of the password': [resetMails.ofAccount, resetMails.ofAddress],
  'a mail that asks to confirm an address': [
    confirmationMails.ofRecipient,
    confirmationMails.ofAddress,
  ],
  'an export of an account': [accountExports.ofAccount],
  'the contact form': [messages.ofAddress, 1],
  'the newsletter': [subscriptions.ofAddress],
  'a like': [
    likes.ofOnePalette,
    likes.ofAll,
    unprovenLikes.ofOnePalette,
    PROOF_LIFETIME_MS / MINUTE_MS,
  ],
  'trending and popular': [
    weighingLikes.ofOthers,
    weighingLikes.settledDays,
    weighingLikes.ofSettled,
    weighingLikes.aroundTimes,
  ],
  'a report of a palette': [reports.ofAddress, LIMITS.moderationText],
  'what an account publishes before others wait for a moderator': [
    publications.settledDays,
    publications.ofNew,
    publications.ofNewADay,
    publications.ofSettled,
    publications.alike,
  ],
  'the list of forbidden words and hosts': [
    LIMITS.forbiddenTerms.max,
    LIMITS.forbiddenTerm.max,
    MOST_WORDS,
    LIMITS.forbiddenTerms.atOnce,
  ],
  'an answer to a moderator': [LIMITS.moderationText],
  'a view, a copy': [views.ofAddress, views.ofAll],
  'palettes of an account': [LIMITS.palettes, LIMITS.viewState, LIMITS.savesPerMinute],
  'saved themes of an account': [LIMITS.savedThemes, LIMITS.themeText, LIMITS.savesPerMinute],
  'projects of an account': [
    LIMITS.projects,
    LIMITS.projectItems,
    LIMITS.savesPerMinute,
    LIMITS.itemChangesPerMinute,
  ],
  'a deleted palette or theme': [LIMITS.restoreHours, PURGE_MS / MINUTE_MS],
  'saved colors of an account': [LIMITS.savedColors],
  'sessions of an account': [LIMITS.sessions],
  '`/healthz`, `/readyz`': [],
  metrics: [],
};

const read = (path: string) => readFileSync(fromRoot(path), 'utf8');

/** The rows of the table below a heading of SECURITY.md, cell by cell. */
function rowsOf(heading: string): string[][] {
  const section = read('SECURITY.md')
    .split(/^## /m)
    .find((part) => part.startsWith(`${heading}\n`));
  const rows = (section ?? '').split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(1).map((row) => row.slice(2, -2).split(' | '));
}

/** What a last column names: tests, or commands. */
const proofsOf = (row: string[]) =>
  [...(row.at(-1) ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

const tests = globSync(['{apps,packages,scripts}/**/*.test.{ts,tsx}', 'e2e/journeys/*.spec.ts'], {
  cwd: ROOT,
  exclude: (name) => name === 'node_modules' || name === 'build',
});
const titles = tests.map((path) => read(path)).join('\n');
const commands = Object.keys(JSON.parse(read('package.json')).scripts).map((it) => `npm run ${it}`);

test.each([
  'Who could do what, and what stops it',
  'Entry points and limits',
  'Changes that rest on a check',
])('every row of "%s" names what shows it, and that exists', (heading) => {
  const rows = rowsOf(heading);
  expect(rows.length).toBeGreaterThan(6);
  for (const row of rows) {
    expect(proofsOf(row)).not.toEqual([]);
    for (const name of proofsOf(row)) {
      expect(commands.includes(name) || titles.includes(name), name).toBe(true);
    }
  }
});

test('the numbers of the limits are those of the constants', () => {
  const stated = rowsOf('Entry points and limits').map(([entry = '', limits = '']) => [
    entry,
    [...limits.matchAll(/\d[\d,]*/g)].map(([number]) => Number(number.replaceAll(',', ''))),
  ]);
  expect(Object.fromEntries(stated)).toEqual(NUMBERS);
});
