import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

import { fromRoot, ROOT } from './root.ts';

/** What is on every page, or decides what pages say: the core journeys are asked for. */
const SHARED = /^(apps\/web\/app\/(?!routes\/)|apps\/api\/src\/|packages\/\w+\/src\/)/;
const ROUTE = /(?:index|route)\((?:\s*'([^']*)',)?\s*'routes\/([^']+)\/[\w-]+\.tsx?'/g;

/** @returns The commands of the journeys that a change of these files asks for; a line each. */
export function journeysFor(files: string[]): string[] {
  const journeys = globSync('e2e/journeys/*.spec.ts', { cwd: ROOT });
  const names = new Set(files.filter((file) => journeys.includes(file)).map(nameOf));
  for (const address of addressesOf(files)) {
    for (const journey of journeys) if (mentions(journey, address)) names.add(nameOf(journey));
  }
  return [
    ...(names.size > 0 ? [`Journeys: npx playwright test ${[...names].sort().join(' ')}`] : []),
    ...(files.some((file) => SHARED.test(file)) ? ['Journeys: npx playwright test -g @core'] : []),
  ];
}

const nameOf = (journey: string) => basename(journey, '.spec.ts');

const mentions = (journey: string, address: string) =>
  new RegExp(`['"\`]${address}['"\`?]`).test(readFileSync(fromRoot(journey), 'utf8'));

/** The addresses of the pages whose folder holds one of the files, up to their parameters. */
function addressesOf(files: string[]): string[] {
  const routes = readFileSync(fromRoot('apps/web/app/routes.ts'), 'utf8');
  return [...routes.matchAll(ROUTE)]
    .filter(([, , folder]) =>
      files.some((file) => file.startsWith(`apps/web/app/routes/${folder}/`)),
    )
    .map(([, path = '']) => `/${path.replace(/\/?:.*/, '')}`);
}
