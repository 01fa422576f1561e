import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Makes `console.log` write whole values as JSON; Node abbreviates nested ones. */
const SAY_JSON =
  'data:text/javascript,console.log=(value)=>process.stdout.write(JSON.stringify(value))';

type Options = {
  /** The folder of files that an example sends. */
  cwd?: string;
  env?: Record<string, string>;
};

/** Runs an example of the API pages unchanged with its program, and returns its output. */
export async function runSample(language: string, code: string, { cwd, env }: Options = {}) {
  const commands: Record<string, [string, ...string[]]> = {
    JavaScript: [process.execPath, '--import', SAY_JSON, '--input-type=module', '--eval', code],
    Python: ['python3', '-c', code],
    cURL: ['bash', '-c', `${code} --silent --show-error`],
  };
  const [program, ...rest] = commands[language] ?? [];
  if (!program) throw new Error(`There is no program for ${language}`);
  const { stdout } = await run(program, rest, {
    ...(cwd && { cwd }),
    env: { ...process.env, ...env },
  });
  return stdout;
}
