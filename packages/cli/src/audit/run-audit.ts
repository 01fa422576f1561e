import { readFile } from 'node:fs/promises';
import { basename, extname, resolve } from 'node:path';

import {
  type Audit,
  auditColors,
  carryOut,
  describeAudit as describeJson,
  describeRatchet,
  type Excess,
  excessOver,
  FARTHEST,
  lowered,
  makePlan,
  type Plan,
  PlanError,
  RatchetError,
  ratchetOf,
  readPlan,
  readRatchet,
  straysOf,
  writeAuditHtml,
  writeAuditMarkdown,
  writeAuditSarif,
} from '@swatchwork/audit';
import { type Context, EXIT, type ExitCode, toJson } from '../command.ts';
import { reasonOf, save } from '../read-file.ts';
import { toLines } from '../terminal.ts';
import { quote, UsageError } from '../usage-error.ts';
import { VERSION } from '../version.ts';
import { describeAudit } from './describe-audit.ts';
import { describeExcess } from './describe-excess.ts';
import { loadParsers } from './load-parsers.ts';
import { readProject } from './read-project.ts';
import { assertClean, writeChanges } from './write-changes.ts';

/** Audits a folder, and does what the options ask for. */
export async function runAudit(context: Context): Promise<ExitCode> {
  const { args, write, note, paint, toTerminal } = context;
  const root = folderOf(args.positionals);
  assertOptions(context);
  const started = Date.now();
  const project = await readProject(root);
  const parsers = await loadParsers(project.files);
  const result = auditColors({ ...project, parsers }, (count) => {
    if (toTerminal && count % 1000 === 0 && Date.now() - started > 2000) {
      note(`${count} of ${project.files.length} files\n`);
    }
  });
  const plan = await planFor(result, context);
  const written = args.has('write') ? await carry(plan, result, root, context) : undefined;
  const excess = await holdRatchet(result, context);
  await saveReports(result, plan, { root, excess }, context);
  if (args.has('json')) {
    write(
      toJson({
        folder: root,
        ...describeJson(result, plan),
        plan,
        written: written ?? null,
        ratchet: excess?.map(describeOver) ?? null,
      }),
    );
  } else if (!args.has('quiet') || (excess?.length ?? 0) > 0) {
    if (excess) write(describeExcess(excess, result, args.text('ratchet')!));
    else if (written) write(toLines([describeWritten(written)]));
    else write(describeAudit(result, plan, root, paint));
  }
  return excess && excess.length > 0 ? EXIT.failed : EXIT.ok;
}

function folderOf(positionals: readonly string[]): string {
  if (positionals.length <= 1) return positionals[0] ?? '.';
  throw new UsageError(
    `This needs at most one FOLDER; got ${positionals.slice(0, 5).map(quote).join(', ')}.`,
  );
}

function assertOptions({ args, onlyInput }: Context): void {
  if (onlyInput) throw new UsageError('No folder can be read here.');
  const report = args.text('report');
  if (report !== undefined && !['.html', '.md'].includes(extname(report).toLowerCase())) {
    throw new UsageError(`--report must end in .html or .md; got ${quote(report)}.`);
  }
  if (args.has('update-ratchet') && !args.has('ratchet')) {
    throw new UsageError('--update-ratchet needs --ratchet; got none.');
  }
  if (args.has('dirty') && !args.has('write'))
    throw new UsageError('--dirty needs --write; got none.');
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new UsageError(`${quote(path)} cannot be read: ${reasonOf(error)}.`);
  }
}

/** The plan of the file that --write carries out, else that of now, which is written where it is asked for. */
async function planFor(result: Audit, { args, note }: Context): Promise<Plan> {
  const path = args.text('plan');
  const text = path !== undefined && args.has('write') ? await readIfThere(path) : undefined;
  try {
    if (text !== undefined) return readPlan(text);
  } catch (error) {
    if (error instanceof PlanError) throw new UsageError(`${quote(path!)}: ${error.message}.`);
    throw error;
  }
  const plan = makePlan(result, args.number('near', 0.0001, FARTHEST));
  if (path !== undefined) {
    await save(path, toJson(plan));
    if (!args.has('json')) note(toLines([`The plan is in ${path}.`]));
  }
  return plan;
}

interface Written {
  readonly files: number;
  readonly places: number;
  /** Places of these that are another color than before. */
  readonly merged: number;
}

async function carry(plan: Plan, result: Audit, root: string, { args }: Context): Promise<Written> {
  const { files, refused } = carryOut(plan, result);
  if (refused.length > 0) {
    const more = refused.length > 20 ? [`…and ${refused.length - 20} more`] : [];
    throw new UsageError(['Nothing was changed.', ...refused.slice(0, 20), ...more]);
  }
  if (!args.has('dirty') && files.length > 0)
    await assertClean(
      root,
      files.map(({ name }) => name),
    );
  await writeChanges(root, files);
  return {
    files: files.length,
    places: files.reduce((sum, { places }) => sum + places, 0),
    merged: plan.changes.reduce(
      (sum, { use, near, places }) => sum + (use !== null && near ? places.length : 0),
      0,
    ),
  };
}

const describeWritten = ({ files, places, merged }: Written): string =>
  files === 0
    ? 'Nothing to replace: no stray color is one token in every mode.'
    : merged > 0
      ? `${places} ${places === 1 ? 'color is' : 'colors are'} replaced in ${many(files)}, ${merged} by one that is near; no pair that passed fails.`
      : `${places} ${places === 1 ? 'color is a token' : 'colors are tokens'} now, in ${many(files)}; no color changed in any mode.`;

const many = (files: number): string => `${files} ${files === 1 ? 'file' : 'files'}`;

/** The folders above what is accepted; undefined where that is not asked. */
async function holdRatchet(result: Audit, { args }: Context): Promise<Excess[] | undefined> {
  const path = args.text('ratchet');
  if (path === undefined) return undefined;
  const strays = straysOf(result);
  const now = ratchetOf(strays);
  const text = await readIfThere(path);
  if (text === undefined) {
    await save(path, toJson(describeRatchet(now)));
    return [];
  }
  try {
    const accepted = readRatchet(text);
    const excess = excessOver(accepted, strays);
    if (args.has('update-ratchet'))
      await save(path, toJson(describeRatchet(lowered(accepted, now))));
    return excess;
  } catch (error) {
    if (error instanceof RatchetError) throw new UsageError(`${quote(path)}: ${error.message}.`);
    throw error;
  }
}

const describeOver = ({ folder, before, now, places }: Excess) => ({
  folder,
  before,
  now,
  places: places.map(({ file, line, column, text }) => ({ file, line, column, text })),
});

async function saveReports(
  result: Audit,
  plan: Plan,
  { root, excess }: { root: string; excess: readonly Excess[] | undefined },
  { args }: Context,
): Promise<void> {
  const [sarif, report] = [args.text('sarif'), args.text('report')];
  if (sarif !== undefined)
    await save(sarif, toJson(writeAuditSarif(result, { version: VERSION, folder: root })));
  if (report === undefined) return;
  const name = basename(resolve(root));
  const isMarkdown = /\.md$/i.test(report);
  await save(
    report,
    isMarkdown ? writeAuditMarkdown(result, name, excess) : writeAuditHtml(result, plan, name),
  );
}
