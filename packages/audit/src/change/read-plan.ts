import type { Merge, Plan, PlannedChange, PlannedPlace } from './model.ts';
import { FARTHEST } from './near.ts';

/** A file that is none of ours, or that was edited into something else. */
export class PlanError extends Error {
  override name = 'PlanError';
}

/** Reads a plan that a person may have edited. @throws {PlanError} If a field is not as it has to be. */
export function readPlan(text: string): Plan {
  const plan = objectOf(parse(text), 'the plan');
  if (plan.swatchwork !== 'audit plan' || plan.version !== 1) {
    throw new PlanError('"swatchwork" must be "audit plan" and "version" 1');
  }
  const changes = listOf(plan.changes, '"changes"').map(toChange);
  return { swatchwork: 'audit plan', version: 1, changes };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new PlanError(`it is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function toChange(value: unknown, i: number): PlannedChange {
  const at = `"changes[${i}]"`;
  const change = objectOf(value, at);
  if (change.use !== null && !isUse(change.use)) {
    throw new PlanError(
      `${at}: "use" must be null or a custom property such as "--brand"; got ${show(change.use)}`,
    );
  }
  const near = listOf(change.near ?? [], `"near" of ${at}`).map((one, j) =>
    toMerge(one, `"near[${j}]" of ${at}`),
  );
  return {
    from: String(change.from),
    paints: String(change.paints),
    use: change.use,
    options: listOf(change.options ?? [], `"options" of ${at}`).map(String),
    ...(near.length > 0 && { near }),
    why: String(change.why ?? ''),
    places: listOf(change.places, `"places" of ${at}`).map((one, j) =>
      toPlace(one, `"places[${j}]" of ${at}`),
    ),
  };
}

/** A custom property, or a color of a merge. */
const isUse = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:--[\w-]+|#[\da-f]{6}(?:[\da-f]{2})?)$/.test(value);

/** What a merge does to contrasts is measured again, and not read. */
function toMerge(value: unknown, at: string): Merge {
  const { use, distance } = objectOf(value, at);
  if (!isUse(use) || typeof distance !== 'number' || !(distance >= 0 && distance <= FARTHEST)) {
    throw new PlanError(
      `${at} must have "use" as it was written and a "distance" from 0 to ${FARTHEST}`,
    );
  }
  return { use, distance, contrasts: [] };
}

function toPlace(value: unknown, at: string): PlannedPlace {
  const { file, line, column, offset, text } = objectOf(value, at);
  const isSound =
    typeof file === 'string' &&
    typeof text === 'string' &&
    [line, column, offset].every(Number.isSafeInteger);
  if (!isSound)
    throw new PlanError(
      `${at} must have "file", "line", "column", "offset" and "text" as they were written`,
    );
  return { file, text, line: Number(line), column: Number(column), offset: Number(offset) };
}

function objectOf(value: unknown, at: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new PlanError(`${at} must be an object; got ${show(value)}`);
}

function listOf(value: unknown, at: string): unknown[] {
  if (Array.isArray(value)) return value;
  throw new PlanError(`${at} must be a list; got ${show(value)}`);
}

const show = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 80);
