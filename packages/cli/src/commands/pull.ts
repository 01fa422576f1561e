import { join } from 'node:path';
import {
  findThemeFormat,
  THEME_FORMAT_IDS,
  type ThemeFormatId,
  writeTheme,
} from '@swatchwork/formats/themes';
import type { Theme } from '@swatchwork/theme';

import { type Command, type Context, EXIT, toJson } from '../command.ts';
import { makeTheme, verdictOn } from '../make-theme.ts';
import { KEY_VARIABLE, readLink } from '../pull/read-link.ts';
import { assertWithin, isCurrent, type WantedFile, write } from '../pull/write-changed.ts';
import { CONFIG, type Config, findConfig, type Target } from '../read-config.ts';
import { suggest } from '../suggest.ts';
import { toLines } from '../terminal.ts';
import { listOf, quote, UsageError } from '../usage-error.ts';

type State = 'written' | 'unchanged' | 'out of date';

export const pull: Command = {
  name: 'pull',
  summary: 'Update the files of a repository from a shared or saved theme',
  usage: '[LINK] [FILE...]',
  details: `List the files in ${CONFIG} of the working folder:
  { "theme": LINK, "files": { "src/theme.css": "tailwind", "tokens/": "dtcg" } }
or name one with --format and --output. LINK overrides the one in the file, and with FILE
only these files are written. Formats: ${listOf(THEME_FORMAT_IDS)};
formats of several files need a folder. Only files that differ are written.
A link that contains its colors (/theme?c=…) is read offline; for a saved theme
(/theme?saved=…) and the first theme of a project (/projects/…) its site is asked, with the
API key in ${KEY_VARIABLE} if it is private.`,
  options: {
    check: { help: 'Write nothing; the exit code is 1 if a file is out of date' },
    format: { value: 'FORMAT', help: 'The format of the file of --output' },
    output: { value: 'PATH', short: 'o', help: 'The file or folder to write' },
  },
  examples: [
    ["pull 'https://HOST/theme?c=0A66C2' --format tailwind -o theme.css", 'a shared theme'],
    ['pull', `what ${CONFIG} says`],
    ['pull --check', 'fail a build if files are out of date'],
  ],
  async run(context) {
    const { args, env, write: print, note } = context;
    const isLink = /:\/\/|\?/.test(args.positionals[0] ?? '');
    const names = args.positionals.slice(isLink ? 1 : 0);
    const { theme: ofFile, targets } = await readTargets(context);
    const link = isLink ? args.positionals[0] : ofFile;
    if (!link) {
      throw new UsageError(
        `This needs LINK, the address of a theme, here or as "theme" in ${CONFIG}; got ${args.positionals.map(quote).join(', ') || 'nothing'}.`,
      );
    }
    const chosen = choose(targets, names);
    const { name, input } = await readLink(link, env);
    const made = makeTheme(input);
    const files = chosen.flatMap((target) => filesOf(target, made, name));
    for (const { path } of files) await assertWithin(path);

    const isCheck = args.has('check');
    const done: { path: string; state: State }[] = [];
    for (const file of files) {
      const state = (await isCurrent(file)) ? 'unchanged' : isCheck ? 'out of date' : 'written';
      if (state === 'written') await write(file);
      done.push({ path: file.path, state });
    }
    if (args.has('json')) {
      print(toJson({ theme: { name: name ?? null, link }, files: done, unmet: made.unmet }));
    } else {
      for (const { path, state } of done) print(toLines([`${state.padEnd(11)}  ${path}`]));
      if (made.unmet.length > 0) note(`${verdictOn(made)}\n`);
    }
    return done.some(({ state }) => state === 'out of date') ? EXIT.failed : EXIT.ok;
  },
};

/** What to write: by the options, or else by the file, which then has to be there. */
async function readTargets({ args }: Context): Promise<Pick<Config, 'theme' | 'targets'>> {
  const format = args.choice('format', THEME_FORMAT_IDS);
  const path = args.text('output');
  if ((format === undefined) !== (path === undefined)) {
    throw new UsageError('--format and --output go together; got one of them.');
  }
  if (format !== undefined && path !== undefined) return { targets: [{ path, format }] };
  const config = await findConfig();
  if (!config) {
    const hint = 'It lists the files to write; --format and --output do the same.';
    throw new UsageError(`${quote(CONFIG)} cannot be read: there is no such file.`, { hint });
  }
  if (config.targets.length > 0) return config;
  throw new UsageError(`${CONFIG}: "files" must name at least one file; got none.`);
}

function choose(targets: readonly Target[], names: readonly string[]): readonly Target[] {
  if (names.length === 0) return targets;
  const known = targets.map(({ path }) => path);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new UsageError(`FILE must be ${listOf(known.map(quote))}; got ${quote(unknown)}.`, {
      suggestion: suggest(unknown, known),
    });
  }
  return targets.filter(({ path }) => names.includes(path));
}

function filesOf({ path, format, ...options }: Target, made: Theme, name?: string): WantedFile[] {
  const { files } = writeTheme(format, made, { ...options, ...(name !== undefined && { name }) });
  const isFolder = files.length > 1 || path.endsWith('/');
  if (files.length > 1 && !path.endsWith('/')) {
    throw new UsageError(
      `${labelOf(format)} has ${files.length} files and needs a folder, ${quote(`${path}/`)}; got ${quote(path)}.`,
    );
  }
  return files.map((file) => ({ path: isFolder ? join(path, file.path) : path, text: file.text }));
}

const labelOf = (format: ThemeFormatId) => findThemeFormat(format)?.label ?? format;
