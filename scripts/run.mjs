// `node scripts/run.mjs COMMAND`: makes sure of a Node that runs TypeScript and of the packages,
// then runs scripts/COMMAND.ts. Plain JavaScript, because an older Node reads this file.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { hasHash, lockPackage, NODE_PACKAGES, PINNED_NODE } from './lib/pinned-node.mjs';
import { SERVER_ENV, SERVER_OPTIONS } from './lib/server-options.mjs';

// Commands that run with the packages of the site itself; every other command needs all packages.
const SITE_COMMANDS = new Set(['start', 'dev', 'admin', 'db-copy', 'seed']);
const OLDEST_NODE = 24; // the first that strips types without a flag and is still maintained

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const command = process.argv[2] ?? 'start';

const node = ensureNode();
const env = { ...process.env, PATH: `${dirname(node)}${pathSeparator()}${process.env.PATH}` };
ensurePackages();
runCommand();

/**
 * The running Node if it is new enough, else the pinned one in .tools: an npm package whose hash npm
 * checks when it installs it, and whose program is compared with its own hash at each start.
 */
function ensureNode() {
  if (Number(process.versions.node.split('.')[0]) >= OLDEST_NODE) return process.execPath;

  const wanted = NODE_PACKAGES[`${process.platform}-${process.arch}`];
  if (!wanted) {
    say(`Node ${process.versions.node} is too old: please install ${OLDEST_NODE} or newer.`);
    process.exit(1);
  }
  const tools = join(root, '.tools');
  const folder = join(tools, 'node_modules', wanted.name);
  const binary = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

  if (!hasHash(binary, wanted.binary)) {
    say(
      `Node ${process.versions.node} is older than ${OLDEST_NODE}: fetching Node ${PINNED_NODE}…`,
    );
    lockPackage(tools, { ...wanted, version: PINNED_NODE });
    npm(['ci', '--prefix', '.tools', '--no-audit', '--no-fund', '--loglevel=error']);
    if (!hasHash(binary, wanted.binary)) {
      say(
        `The program in ${binary} is not the Node that this repository names: please report this.`,
      );
      process.exit(1);
    }
  }
  return binary;
}

/**
 * Installs the packages in package-lock.json for this command, unless they are installed already.
 * The site's own commands do without the root's packages, which test, lint and measure: two thirds
 * of all.
 */
function ensurePackages() {
  const stamp = join(root, 'node_modules', '.installed');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const [installed, extent] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
  const siteIsEnough = SITE_COMMANDS.has(command);
  if (installed === lock && (siteIsEnough || extent === 'all')) return;

  say('Installing packages…');
  // The build's own tools are development dependencies, which NODE_ENV=production would leave out.
  const workspaces = siteIsEnough ? ['--workspace=apps/api', '--workspace=apps/web'] : [];
  npm(['ci', '--include=dev', ...workspaces, '--no-audit', '--no-fund', '--loglevel=error'], env);
  writeFileSync(stamp, `${lock} ${siteIsEnough ? 'site' : 'all'}`);
}

/** Runs the command and exits with its result. */
function runCommand() {
  const script = join(root, 'scripts', `${command}.ts`);
  const isServer = command === 'start';
  const options = isServer ? SERVER_OPTIONS : [];
  const child = spawn(node, [...options, script, ...process.argv.slice(3)], {
    cwd: root,
    env: isServer ? { ...SERVER_ENV, ...env } : env,
    stdio: 'inherit',
  });

  // A terminal sends Ctrl+C to the child as well: this process only must not exit first.
  process.on('SIGINT', () => {});
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  if (process.env.npm_lifecycle_event) whenParentIsGone(() => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

/**
 * npm passes a SIGTERM to the shell between it and this process, and the shell dies silently.
 *
 * @param {() => void} then
 */
function whenParentIsGone(then) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    then();
  }, 200);
}

/** @param {string[]} args @param {NodeJS.ProcessEnv} [npmEnv] */
function npm(args, npmEnv = process.env) {
  const { status } = spawnSync('npm', args, {
    cwd: root,
    env: npmEnv,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  console.error(`"npm ${args.join(' ')}" failed; the lines above say why.`);
  process.exit(1);
}

function pathSeparator() {
  return process.platform === 'win32' ? ';' : ':';
}

/** @param {string} text */
function say(text) {
  console.error(text);
}
